import { expect, test } from "vitest";
import { routeAt } from "../../src/lib/routes";

test.each(["/nowhere", "/%E0%A4%A", "//about", "/about/"])("%s is no page of the app", (path) =>
  expect(routeAt(path)).toBeUndefined(),
);
