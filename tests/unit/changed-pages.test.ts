import { expect, test } from "vitest";
import { pagesOf } from "../../scripts/changed.mjs";

test("a changed file belongs to the page in whose folder it is, other sources to every page", () => {
  expect(pagesOf(["src/pages/home/page.tsx", "src/ui/Chip.tsx"])).toBeUndefined();
  expect(pagesOf(["src/pages/home/page.tsx", "src/pages/home/content.ts"])).toEqual(["/"]);
  expect(pagesOf(["src/pages/about/content.ts", "src/pages/about/page.tsx"])).toEqual(["/about"]);
  expect(pagesOf(["src/pages/software/ai/page.tsx"])).toEqual(["/software/ai"]);
  expect(pagesOf(["README.md", "tests/form.ts"])).toEqual([]);
});
