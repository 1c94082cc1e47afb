import { expect, test } from "vitest";
import { pathTo, routeAt } from "../../src/lib/routes";

test.each(["/nowhere", "/%E0%A4%A", "//about", "/about/"])("%s is no page of the app", (path) =>
  expect(routeAt(path)).toBeUndefined(),
);

test("an unknown target stops the build", () => {
  expect(() => pathTo("shop")).toThrow('"shop" is no page of site/routes.ts.');
});
