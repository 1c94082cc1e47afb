import { describe, expect, test } from "vitest";
import { elementsOf, openPartOf, pages, tagsOf } from "./pages";

const paths = pages.map(({ path }) => path as string);

/** Pages that a piece of a document leads to. */
const leadsTo = (html: string) =>
  new Set(
    tagsOf(html, "a")
      .map(({ href = "" }) => href.replace(/#.*/, ""))
      .filter((path) => paths.includes(path)),
  );

/** Where each page leads without its menus. */
const openly = new Map(pages.map(({ path, html }) => [path as string, leadsTo(openPartOf(html))]));

const onward = (from: Iterable<string>) =>
  new Set([...from].flatMap((path) => [path, ...(openly.get(path) ?? [])]));

describe("a visitor", () => {
  test("reaches every page from Home in two clicks, without opening a menu", () => {
    const reached = onward(onward(["/"]));
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });

  test.each(pages)("finds every page in the menus of $path", ({ html }) => {
    const listed = leadsTo(elementsOf(html, "header").join());
    expect(paths.filter((path) => !listed.has(path))).toEqual([]);
  });

  test.each(paths)("comes to %s from the text of another page", (path) => {
    const from = pages.filter(
      (page) => page.path !== path && leadsTo(elementsOf(page.html, "main").join()).has(path),
    );
    expect(from.map((page) => page.path)).not.toEqual([]);
  });
});
