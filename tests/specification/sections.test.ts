import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

/*
 * src/sections holds what two or more pages use; everything else stands in its page's folder. The
 * linter keeps pages from importing each other's sections, this test finds sections that only one
 * page uses. It is a rule of the sample: an owner who removes a page needn't move its sections.
 */

/** Sections for owners, which the sample needs on one page or none. */
const offered = ["Faq", "Prose", "TextPage"];

const sources = import.meta.glob<string>("../../src/{pages,sections}/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Folders of the pages that show a section, directly or inside another section. */
function pagesWith(section: string): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const inSections = dirname(file).endsWith("/sections");
    const specifier = inSections ? `"./${section}"` : `"~/sections/${section}"`;
    if (!text.includes(`from ${specifier}`)) return [];
    return inSections ? pagesWith(basename(file, ".tsx")) : [dirname(file)];
  });
}

const sections = Object.keys(sources)
  .filter((file) => dirname(file).endsWith("/sections"))
  .map((file) => basename(file, ".tsx"))
  .filter((section) => !offered.includes(section));

test("finds the sections", () => {
  expect(sections).toContain("Hero");
});

test.each(sections)("%s is used by two pages or more", (section) => {
  const pages = new Set(pagesWith(section));
  expect(pages.size, `move it to ${[...pages].join(", ")}`).toBeGreaterThanOrEqual(2);
});
