import { expect, test } from "vitest";
import { inTenths, linesAsPaths } from "../../scripts/build/compact-icons";

test.each([
  [
    "numbers that run into one another",
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355.465",
    "M13.8 16.6a1 1 0 0 0 1.2-.3l.4.5",
  ],
  ["flags before a number", "a2 2 0 00.59-2.828 2 2 0 11.41.71", "a2 2 0 00.6-2.8 2 2 0 11.4.7"],
  ["a dot", "M12 18h.01", "M12 18h.01"],
  ["nearly whole numbers", "M9.97 2.03-3.04.5 0 01.97", "M10 2-3.04.5 0 01.97"],
])("%s in tenths", (_, path, rounded) => expect(inTenths(path)).toBe(rounded));

test("lines are paths", () =>
  expect(linesAsPaths('["line", { x1: "6", x2: "6.01", y1: "18", y2: "18" }]')).toBe(
    '["path", { d: "M6 18L6.01 18" }]',
  ));
