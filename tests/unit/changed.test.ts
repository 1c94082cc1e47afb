import { expect, test } from "vitest";
import { pagesOf } from "../../scripts/changed.mjs";

test.each<[what: string, files: readonly string[], pages: readonly string[] | undefined]>([
  ["a page's file", ["site/pages/home/content.ts"], ["/"]],
  ["a folder of a page's folder", ["site/pages/home/parts/Chart.tsx"], undefined],
  ["a page and a part of all", ["site/pages/home/page.tsx", "src/ui/Link.tsx"], undefined],
  ["what all pages share", ["site/pages/sections/Watch.tsx"], undefined],
  ["what colors all pages", ["scripts/lib/brand-colors.ts"], undefined],
  ["a text about the project", ["README.md"], []],
])("npm test -- --changed visits the right pages for %s", (_, files, pages) => {
  expect(pagesOf(files)).toEqual(pages);
});
