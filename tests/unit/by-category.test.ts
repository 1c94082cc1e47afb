import { expect, test } from "vitest";
import { byCategory } from "../../src/lib/by-category";

test("what names a category that doesn't exist isn't left out without a word", () => {
  const items = [{ category: "Web" }, { category: "Wed" }];
  expect(byCategory(items.slice(0, 1), ["Web", "Apps"], "a.ts")("Web")).toEqual([items[0]]);
  expect(() => byCategory(items, ["Web", "Apps"], "site/pages/a/content.ts")).toThrow(
    'site/pages/a/content.ts: there is no category "Wed". Write one of Web, Apps.',
  );
});
