import { expect, test } from "vitest";
import { pagesOf } from "../../scripts/changed.mjs";

test("a changed file belongs to the page in whose folder it is, other sources to Home", () => {
  expect(pagesOf(["src/pages/home/page.tsx", "src/site/brand.ts", "src/ui/Chip.tsx"])).toEqual([
    "/",
  ]);
  expect(pagesOf(["src/pages/about/content.ts", "src/pages/about/page.tsx"])).toEqual(["/about"]);
  expect(pagesOf(["src/pages/software/ai/page.tsx"])).toEqual(["/software/ai"]);
  expect(pagesOf(["README.md", "tests/form.ts"])).toEqual([]);
});
