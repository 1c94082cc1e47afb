import { expect, test } from "vitest";
import { pathTo, routeAt } from "../../src/lib/routes";

test.each(["", "nowhere", "Home", "/about", "constructor"])(
  'the unknown target "%s" leads to Home',
  (target) => expect(pathTo(target)).toBe("/"),
);

test.each(["/nowhere", "/%E0%A4%A", "//about", "/about/"])("%s is no page of the app", (path) =>
  expect(routeAt(path)).toBeUndefined(),
);
