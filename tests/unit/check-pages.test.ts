import { expect, test } from "vitest";
import { mistakesIn } from "../../scripts/checks/pages";
import type { Route } from "../../src/lib/routes";

const route = (path: string, target: string, title = target) => ({ path, title, target }) as Route;
const contentOf = (file: string, heading = "IT that works") => ({
  file: `site/pages/${file}`,
  hero: { heading },
  description: "d".repeat(100),
});
const content = contentOf("about/content.ts");

const routes = [route("/", "home"), route("/about", "about"), route("/it/audit", "audit")];
const contents: Record<string, unknown> = { home: content, about: content, "it/audit": content };
const check = (changed: { routes?: Route[]; pages?: object; contents?: object }) => {
  const site = { routes, pages: contents, contents, ...changed };
  return mistakesIn(site.routes, site.pages as never, site.contents as never);
};

test.each([
  ["path", route("/about", "us"), 'the path "/about"'],
  ["target", route("/it/audit", "about", "Us"), 'the target "about"'],
  ["title", route("/it/audit", "audit", "about"), 'the title "about"'],
])("two pages with one %s", (_, second, name) => {
  expect(check({ routes: [...routes.slice(0, 2), second] })).toContain(
    `site/routes.ts: two pages have ${name}. Give one of them another.`,
  );
});

test("a row without a folder, and a folder without a row", () => {
  expect(check({ pages: { home: content, about: content } })).toEqual([
    'site/routes.ts: the page "/it/audit" has no site/pages/it/audit/page.tsx. Create it or delete the row.',
  ]);
  expect(check({ routes: routes.slice(0, 2) })).toEqual([
    'site/pages/it/audit is in no row of site/routes.ts. Add ["/it/audit", "Title", "audit"] or delete the folder.',
  ]);
});

test.each(["/About", "/about/", "/about us", "/about?x", "about", "/послуги"])(
  "the path %j",
  (path) => {
    expect(check({ routes: [...routes, route(path, "other")] })).toEqual([
      `site/routes.ts: the path "${path}" must be like "/it-audit": letters from a to z, digits and hyphens, no slash at the end.`,
    ]);
  },
);

test.each(["Über uns", "all software", ""])("the target %j", (target) => {
  expect(check({ routes: [...routes, route("/other", target)] })).toEqual([
    `site/routes.ts: the target "${target}" of "/other" must be like "it-audit": letters from a to z, digits and hyphens.`,
  ]);
});

test.each(["50% done", "[x]", "it/Our Team"])("the folder %s is no page's", (folder) => {
  expect(check({ pages: { ...contents, [folder]: content } })).toEqual([
    expect.stringMatching(
      /^site\/pages\/.* can't be a page's folder\. Rename it to lowercase letters/,
    ),
  ]);
});

test("a table that doesn't begin with Home", () => {
  expect(check({ routes: routes.toReversed() })).toEqual([
    'site/routes.ts: the first row must be the one of "/".',
  ]);
});

test("a page without content.ts, hero or description", () => {
  const { about: _, ...rest } = contents;
  expect(check({ contents: rest })).toEqual([
    "site/pages/about/content.ts is missing. It has the words of the page.",
  ]);
  expect(check({ contents: { ...contents, about: { file: content.file } } })).toEqual([
    'site/pages/about/content.ts needs: export const hero = { heading: "..." }',
    expect.stringMatching(/^site\/pages\/about\/content\.ts: the description has 0 characters/),
  ]);
});

test.each([
  [69, 1],
  [70, 0],
  [155, 0],
  [156, 1],
])("a description of %i characters has %i mistakes", (length, count) => {
  const about = { ...content, description: "d".repeat(length) };
  const mistake = `site/pages/about/content.ts: the description has ${length} characters. Write 70 to 155; search engines cut off longer ones.`;
  expect(check({ contents: { ...contents, about } })).toEqual(Array(count).fill(mistake));
});

test.each([
  ["日本語。カナ한글".repeat(5), 0],
  ["日本語。カナ한글".repeat(12), 1],
  ["हि".repeat(100), 0],
])("a wide letter of a description counts twice, an accent not: %s", (description, count) => {
  const about = { ...content, description };
  expect(check({ contents: { ...contents, about } })).toHaveLength(count);
});

test("a content.md whose title is the page's name", () => {
  const about = contentOf("about/content.md", "about");
  expect(check({ contents: { ...contents, about } })).toEqual([
    expect.stringMatching(/^site\/pages\/about\/content\.md: the title is "about", which already/),
  ]);
});
