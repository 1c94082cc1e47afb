import { describe, expect, test } from "vitest";
import { company } from "../../src/site/company";
import { elementsOf, fallback, linksOf, metadataOf, metasOf, origin, pages, tagsOf } from "./pages";
import { documents } from "./site";

describe.each(documents)("a searcher who finds $file", ({ html }) => {
  test("reads one title", () => {
    expect(elementsOf(html.replace(/<svg.*?<\/svg>/gs, ""), "title")).toHaveLength(1);
  });

  test("reads one description that is neither cut off nor empty", () => {
    const descriptions = metasOf(html, "description");
    expect(descriptions).toHaveLength(1);
    expect(descriptions[0]?.length).toBeGreaterThanOrEqual(70);
    expect(descriptions[0]?.length).toBeLessThanOrEqual(155);
  });

  test("has it read aloud in English", () => {
    expect(tagsOf(html, "html").map(({ lang }) => lang)).toEqual(["en"]);
  });

  test("sees the browser's frame in a color for the day and one for the night", () => {
    const colors = tagsOf(html, "meta").filter(({ name }) => name === "theme-color");
    expect(colors.map(({ media }) => media)).toEqual([
      "(prefers-color-scheme:light)",
      "(prefers-color-scheme:dark)",
    ]);
    for (const { content } of colors) expect(content).toMatch(/^#[\da-f]{6}$/);
  });
});

test.each(pages)("a searcher finds $path by its own title, at its own address", (page) => {
  expect(elementsOf(page.html, "title").slice(0, 1).map(metadataOf)).toEqual([page.title]);
  expect(linksOf(page.html, "canonical")).toEqual([page.address]);
  expect(metasOf(page.html, "robots")).toEqual([]);
});

test("a searcher tells the pages apart by their titles and their descriptions", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.flatMap(({ html }) => metasOf(html, "description"))).size).toBe(
    pages.length,
  );
});

test("a searcher never finds the document for addresses that are no page", () => {
  expect(elementsOf(fallback, "title").slice(0, 1).map(metadataOf)).toEqual([company.name]);
  expect(metasOf(fallback, "robots")).toEqual(["noindex"]);
  expect(linksOf(fallback, "canonical")).toEqual([]);
  expect(fallback).not.toMatch(/og:|twitter:|ld\+json/);
  // The style sheet has the address, for printed links.
  expect(fallback.replace(/<style>.*?<\/style>/s, "")).not.toContain(origin);
});
