import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readText } from "../../scripts/build/text-pages";
import { folderOf, routes } from "../../src/lib/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";
import { builtFiles, read } from "./site";

const textPages = routes
  .map((route) => ({ ...route, folder: `site/pages/${folderOf(route)}` }))
  .filter(({ folder }) => !existsSync(`${folder}/page.tsx`));

describe.each(textPages)("$path", ({ path, title, folder }) => {
  const { main } = pageAt(path);
  const { title: heading, headings } = readText(readFileSync(`${folder}/content.md`, "utf8"));
  const sections = headings.filter(({ level }) => level === 2);

  test("has the page's name and the text's title as its h1", () => {
    expect(textOf(one(main, "h1"))).toBe(`${title} ${heading}`);
  });

  test("has every heading of the text, with its anchor", () => {
    const shown = all(main, "article :is(h2, h3, h4)").map((heading) => heading.id);
    expect(shown).toEqual(headings.map(({ id }) => id));
  });

  test("lists its h2 headings if there are four or more", () => {
    const links = all(main, "article nav a");
    const expected = sections.length < 4 ? [] : sections;
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expected.map(({ id }) => `#${id}`),
    );
    expect(links.map(textOf)).toEqual(expected.map(({ text: words }) => words));
  });

  test("has a section for each h2, and no HTML or Markdown in its words", () => {
    expect(textsOf(main, "article section > h2")).toHaveLength(sections.length);
    const words = all(main, "article :is(p, li, td, th)").filter((e) => !e.querySelector("code"));
    for (const element of words) {
      expect(textOf(element)).not.toMatch(/<\/?[a-z]|\*\*|\]\(|&\w+;/);
    }
  });
});

test("no script of the site contains the Markdown compiler", () => {
  const scripts = builtFiles.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => /blockquote_open|markdown-it/.test(String(read(file))))).toEqual(
    [],
  );
});
