import { expect, test } from "vitest";
import { mistakesIn } from "../../scripts/checks/pages";
import type { Route } from "../../src/lib/routes";

const route = (path: string, target: string, title = target) => ({ path, title, target }) as Route;
const content = {
  file: "site/pages/about/content.ts",
  hero: { heading: "IT that works" },
  description: "d".repeat(100),
};
const routes = [route("/", "home"), route("/about", "about"), route("/it/audit", "audit")];
const contents: Record<string, unknown> = { home: content, about: content, "it/audit": content };

const check = (changed: { routes?: Route[]; pages?: object; contents?: object }) => {
  const site = { routes, pages: contents, contents, ...changed };
  return mistakesIn(site.routes, site.pages as never, site.contents as never);
};
const withRoute = (path: string, target: string, title?: string) =>
  check({ routes: [...routes, route(path, target, title)] });
const withAbout = (about: object | undefined) => check({ contents: { ...contents, about } });

test("a table of pages that have what they need has no mistake", () => {
  expect(check({})).toEqual([]);
});

const table = "site/routes.ts:";
test.each<[sentence: string, ...mistakes: ReadonlyArray<readonly string[]>]>([
  [`${table} two pages have the path "/about". Give one`, withRoute("/about", "us")],
  [`${table} two pages have the target "about". Give one`, withRoute("/it/audit", "about", "Us")],
  [`${table} two pages have the title "about". Give one`, withRoute("/a", "a", "about")],
  [
    `${table} the title of "/about" has 61 characters.`,
    check({
      routes: [...routes.slice(0, 1), route("/about", "about", "t".repeat(61)), ...routes.slice(2)],
    }),
  ],
  [`${table} the first row must be the one of "/".`, check({ routes: routes.toReversed() })],
  [
    `${table} the page "/it/audit" has no site/pages/it/audit/page.tsx. Create it or delete the row.`,
    check({ pages: { home: content, about: content } }),
  ],
  [
    'site/pages/it/audit is in no row of site/routes.ts. Add ["/it/audit", "Title", "audit"] or delete',
    check({ routes: routes.slice(0, 2) }),
  ],
  [
    'must be like "/it-audit": letters from a to z, digits and hyphens, no slash at the end.',
    ...["/About", "/about/", "/about us", "/about?x", "about", "/послуги"].map((path) =>
      withRoute(path, "other"),
    ),
  ],
  [
    'of "/other" must be like "it-audit": letters from a to z, digits and hyphens.',
    ...["Über uns", "all software", ""].map((target) => withRoute("/other", target)),
  ],
  [
    "can't be a page's folder. Rename it to lowercase letters",
    ...["50% done", "[x]", "it/Our Team"].map((folder) =>
      check({ pages: { ...contents, [folder]: content } }),
    ),
  ],
  ["site/pages/about/content.ts is missing. It has the words of the page.", withAbout(undefined)],
  [
    'site/pages/about/content.ts needs: export const hero = { heading: "..." }',
    withAbout({ ...content, hero: undefined }),
  ],
  [
    'content.md: the title is "about", which already stands above it.',
    withAbout({ ...content, file: "site/pages/about/content.md", hero: { heading: "about" } }),
  ],
])("the build says: %s", (sentence, ...mistakes) => {
  for (const found of mistakes) expect(found).toContainEqual(expect.stringContaining(sentence));
});

test.each([
  ["", 1],
  ["d".repeat(69), 1],
  ["d".repeat(70), 0],
  ["d".repeat(155), 0],
  ["d".repeat(156), 1],
  // A wide letter counts twice, an accent not.
  ["日本語。カナ한글".repeat(5), 0],
  ["日本語。カナ한글".repeat(12), 1],
  ["हि".repeat(100), 0],
])("a description of 70 to 155 characters is right: %s", (description, count) => {
  const mistake = expect.stringMatching(/content\.ts: the description has \d+ .* Write 70 to 155/);
  expect(withAbout({ ...content, description })).toEqual(Array(count).fill(mistake));
});
