import { describe, expect, test } from "vitest";
import { frameColor } from "../../src/site/brand";
import { company } from "../../src/site/company";
import { elementsOf, fallback, linksOf, metasOf, origin, pages, tagsOf, textOf } from "./pages";
import { documents } from "./site";

describe.each(documents)("$file", ({ html }) => {
  test("has one title, one description and the language English", () => {
    expect(elementsOf(html.replace(/<svg.*?<\/svg>/gs, ""), "title")).toHaveLength(1);
    expect(metasOf(html, "description")).toHaveLength(1);
    expect(tagsOf(html, "html").map(({ lang }) => lang)).toEqual(["en"]);
  });

  test("has a theme color, and one for dark mode if it differs", () => {
    const colors = tagsOf(html, "meta").filter(({ name }) => name === "theme-color");
    const { light, dark } = frameColor;
    const media = "(prefers-color-scheme:dark)";
    const expected = [...(dark === light ? [] : [[media, dark]]), [undefined, light]];
    expect(colors.map((color) => [color.media, color.content])).toEqual(expected);
  });
});

test.each(pages)("$path has its title and canonical address, and may be indexed", (page) => {
  expect(elementsOf(page.html, "title").slice(0, 1).map(textOf)).toEqual([page.title]);
  expect(linksOf(page.html, "canonical")).toEqual([page.address]);
  expect(metasOf(page.html, "robots")).toEqual([]);
});

test("no two pages have the same title or the same description", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.flatMap(({ html }) => metasOf(html, "description"))).size).toBe(
    pages.length,
  );
});

test("404.html is not indexed and names no address of its own", () => {
  expect(elementsOf(fallback, "title").slice(0, 1).map(textOf)).toEqual([company.name]);
  expect(metasOf(fallback, "robots")).toEqual(["noindex"]);
  expect(linksOf(fallback, "canonical")).toEqual([]);
  expect(fallback).not.toMatch(/"og:|twitter:|ld\+json/);
  const head = fallback.match(/<(?:link|meta)\b[^>]*>/g) ?? [];
  expect(head.filter((tag) => tag.includes(origin))).toEqual([]);
});
