import { describe, expect, test } from "vitest";
import { frameColor } from "../../src/site/brand";
import { company } from "../../src/site/company";
import { titleOf } from "../../src/site/head";
import { routes } from "../../src/site/routes";
import { all, everyPath, links, metas, one, pageAt, textsOf } from "../dist-page";

describe.each(everyPath)("%s", (path) => {
  const page = pageAt(path);

  test("has one description and the language English", () => {
    expect(metas(page, "description")).toHaveLength(1);
    expect(one(page.document, "html").getAttribute("lang")).toBe("en");
  });

  test("has a theme color, and one for dark mode if it differs", () => {
    const { light, dark } = frameColor;
    const colors = all(page.head, "meta[name=theme-color]").map((meta) => [
      meta.getAttribute("media"),
      meta.getAttribute("content"),
    ]);
    expect(colors).toEqual([
      ...(dark === light ? [] : [["(prefers-color-scheme:dark)", dark]]),
      [null, light],
    ]);
  });
});

test.each(routes)("$path has its title and canonical address, and may be indexed", (route) => {
  const page = pageAt(route.path);
  expect(textsOf(page.head, "title")).toEqual([titleOf(route)]);
  expect(links(page, "canonical")).toEqual([company.url + route.path]);
  expect(metas(page, "robots")).toEqual([]);
});

test("no two pages have the same title or the same description", () => {
  const descriptions = routes.flatMap(({ path }) => metas(pageAt(path), "description"));
  for (const texts of [routes.map(titleOf), descriptions]) {
    expect(texts).toEqual([...new Set(texts)]);
  }
});

test("404.html is not indexed and names no address of its own", () => {
  const page = pageAt("/nowhere");
  expect(textsOf(page.head, "title")).toEqual([company.name]);
  expect(metas(page, "robots")).toEqual(["noindex"]);
  expect(page.html).not.toMatch(/"og:|twitter:|ld\+json/);
  expect(all(page.head, `[href*="${company.url}"], [content*="${company.url}"]`)).toEqual([]);
});
