import { expect, test } from "vitest";
import { home } from "../../src/site/routes";
import { openPartOf, pages, tagsOf } from "./pages";

const paths = pages.map(({ path }): string => path);

/** Pages that a piece of a document leads to. */
const leadsTo = (html: string) =>
  new Set(
    tagsOf(html, "a")
      .map(({ href = "" }) => href.replace(/#.*/, ""))
      .filter((path) => paths.includes(path)),
  );

/** Where each page leads without its menus. */
const openly = new Map<string, Set<string>>(
  pages.map(({ path, html }) => [path, leadsTo(openPartOf(html))]),
);

const onward = (from: Iterable<string>) =>
  new Set([...from].flatMap((path) => [path, ...(openly.get(path) ?? [])]));

test("every page is at most two clicks away from Home, without opening a menu", () => {
  const reached = onward(onward([home.path]));
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
});
