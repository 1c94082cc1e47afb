import { expect, test } from "vitest";
import { typedNumber } from "../../src/ui/Estimate";

test.each([
  ["60", 60],
  [" 60 ", 60],
  ["", 0],
  ["1,000", 1000],
  ["1.000", 1000],
  ["1 000", 1000],
  ["1’000", 1000],
  ["10,000,000", 10_000_000],
  ["1.5", 1.5],
  ["1,5", 1.5],
  ["1,000.5", 1000.5],
  ["-1", -1],
  ["abc", Number.NaN],
  ["60 people", Number.NaN],
])("%j is the number %d in every country", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
