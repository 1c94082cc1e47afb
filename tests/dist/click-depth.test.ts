import { expect, test } from "vitest";
import { home } from "../../src/site/routes";
import { openPartOf, pages, tagsOf } from "./pages";

const paths = pages.map(({ path }): string => path);

/** Paths of the pages that a piece of markup links to. */
const leadsTo = (html: string) =>
  new Set(
    tagsOf(html, "a")
      .map(({ href = "" }) => href.replace(/#.*/, ""))
      .filter((path) => paths.includes(path)),
  );

/** Paths that each page links to outside its header. */
const linksByPath = new Map<string, Set<string>>(
  pages.map(({ path, html }) => [path, leadsTo(openPartOf(html))]),
);

const onward = (from: Iterable<string>) =>
  new Set([...from].flatMap((path) => [path, ...(linksByPath.get(path) ?? [])]));

test("every page is at most two clicks away from Home, without opening a menu", () => {
  const reached = onward(onward([home.path]));
  expect(
    paths.filter((path) => !reached.has(path)),
    "Link to these from a page, or from the footer (src/site/navigation.ts).",
  ).toEqual([]);
});
