import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { typedNumber } from "../../src/lib/typed-number";
import { Estimate } from "../../src/ui/Estimate";

test.each([
  ["60", 60],
  ["", 0],
  ["1,000", 1000],
  ["1.000", 1000],
  ["1 000", 1000],
  ["1’000", 1000],
  ["10,000,000", 10_000_000],
  ["12,50,000.5", 1_250_000.5],
  ["1.5", 1.5],
  ["1,5", 1.5],
  ["0.250", 0.25],
  ["0,250", 0.25],
  ["$40", 40],
  ["40 €", 40],
  ["1,000.5", 1000.5],
  ["-1", -1],
  ["abc", Number.NaN],
  ["60 people", Number.NaN],
])("%j is the number %d in every country", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  ["60", "whole", "A month"],
  ["1,000", "whole", "A month"],
  ["1.5", "whole", "Type a number."],
  ["0", "whole", "Type a number."],
  ["0.001", "positive", "A month"],
  ["", "positive", "Type a number."],
  ["1,001", "positive", "Type a number."],
  ["abc", "whole", "Type a number."],
] as const)("%j as a %s number up to 1,000 is answered with %j", (value, numbers, answer) => {
  const html = renderToStaticMarkup(
    createElement(Estimate, {
      fields: [{ label: "People", value }],
      example: "For example:",
      amounts: ["A month"],
      most: 1000,
      wrong: "Type a number.",
      numbers,
      amountsOf: ([people = 0]) => [Math.round(people * 65)],
    }),
  );
  expect(/A month|Type a number\./.exec(html)?.[0]).toBe(answer);
});
