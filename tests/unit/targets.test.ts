import fc from "fast-check";
import { expect, test } from "vitest";
import { titleOf } from "../../src/client/head";
import { company } from "../../src/site/company";
import { pathTo, routes } from "../../src/site/routes";

test("every page has a path, a title and a target of its own", () => {
  for (const key of ["path", "title", "target"] as const) {
    expect(new Set(routes.map((route) => route[key])).size, key).toBe(routes.length);
  }
});

test.each(routes)("$path is where its target leads", ({ path, target }) => {
  expect(pathTo(target)).toBe(path);
});

test.each(["", "nowhere", "Home", "/about", "constructor", "__proto__"])(
  "the unknown target %j leads to /",
  (target) => {
    expect(pathTo(target)).toBe("/");
  },
);

test("whatever a target says, it leads to a page, and to / unless it names one", () => {
  const paths = new Map<string, string>(routes.map(({ path, target }) => [target, path]));
  const words = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...paths.keys()));
  fc.assert(
    fc.property(words, (target) => pathTo(target) === (paths.get(target) ?? "/")),
    { numRuns: 1_000, seed: 7 },
  );
}, 30_000);

test("the fallback has the plain name for a title", () => {
  expect(titleOf(undefined)).toBe(company.name);
});
