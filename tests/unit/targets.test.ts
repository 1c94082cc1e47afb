import fc from "fast-check";
import { expect, test } from "vitest";
import { pathTo, routes, titleOf } from "../../src/site/routes";
import { specifiedRoutes } from "../specification";

test("the route table holds the specified pages, in order", () => {
  expect(routes.map(({ path, title, target }) => [path, title, target])).toEqual(specifiedRoutes);
});

test.each(specifiedRoutes)("%s is where its target leads", (path, _title, target) => {
  expect(pathTo(target)).toBe(path);
});

test.each(["", "nowhere", "Home", "/about", "constructor", "__proto__"])(
  "the unknown target %j leads to /",
  (target) => {
    expect(pathTo(target)).toBe("/");
  },
);

test("whatever a target says, it leads to a page, and to / unless it names one", () => {
  const paths = new Map<string, string>(specifiedRoutes.map(([path, , target]) => [target, path]));
  const words = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...paths.keys()));
  fc.assert(
    fc.property(words, (target) => pathTo(target) === (paths.get(target) ?? "/")),
    { numRuns: 1_000, seed: 7 },
  );
}, 30_000);

test("the fallback has the plain name for a title", () => {
  expect(titleOf(undefined)).toBe("Quietworks");
});
