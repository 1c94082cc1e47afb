import fc from "fast-check";
import { expect, test } from "vitest";
import { company } from "../../src/site/company";
import { titleOf } from "../../src/site/head";
import { pathTo, routes } from "../../src/site/routes";

test("no two pages have the same path, title or target", () => {
  for (const key of ["path", "title", "target"] as const) {
    expect(new Set(routes.map((route) => route[key])).size, key).toBe(routes.length);
  }
});

test.each(routes)("the target of $path leads to it", ({ path, target }) => {
  expect(pathTo(target)).toBe(path);
});

test.each(["", "nowhere", "Home", "/about", "constructor", "__proto__"])(
  "the unknown target %j leads to /",
  (target) => {
    expect(pathTo(target)).toBe("/");
  },
);

test("any string as a target leads to a page: / if no target has that name", () => {
  const paths = new Map<string, string>(routes.map(({ path, target }) => [target, path]));
  const words = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...paths.keys()));
  fc.assert(
    fc.property(words, (target) => pathTo(target) === (paths.get(target) ?? "/")),
    { numRuns: 1_000, seed: 7 },
  );
}, 30_000);

test("the title of 404.html is the company's name", () => {
  expect(titleOf(undefined)).toBe(company.name);
});
