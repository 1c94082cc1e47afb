import { expect, test } from "vitest";
import { labeled } from "../../src/illustrations/draw";

const places = [{ x: 10 }, { x: 20 }] as const;

test("places of a drawing get their labels in order", () => {
  expect(labeled(places, ["left", "right"])).toEqual([
    [{ x: 10 }, "left"],
    [{ x: 20 }, "right"],
  ]);
});

test("a label too few or too many is a type error", () => {
  // @ts-expect-error Refused by npm run check:types; unused, and so an error itself, if it is not.
  labeled(places, ["left"] as const);
  // @ts-expect-error As above.
  labeled(places, ["left", "middle", "right"] as const);
});
