import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../../scripts/build/text-pages";
import { folderOf, routes } from "../../src/lib/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";

test("a text page has its title and sections, and lists them if there are four or more", () => {
  for (const route of routes) {
    const folder = `site/pages/${folderOf(route)}`;
    if (existsSync(`${folder}/page.tsx`)) continue;
    const { main } = pageAt(route.path);
    const { title, headings } = readText(readFileSync(`${folder}/content.md`, "utf8"));
    const sections = headings.filter(({ level }) => level === 2);

    expect(textOf(one(main, "h1"))).toBe(`${route.title} ${title}`);
    const anchors = all(main, "article :is(h2, h3, h4)").map(({ id }) => id);
    expect(anchors).toEqual(headings.map(({ id }) => id));
    expect(textsOf(main, "article section > h2")).toHaveLength(sections.length);
    const links = all(main, "article nav a").map((link) => [
      link.getAttribute("href"),
      textOf(link),
    ]);
    const listed = sections.length < 4 ? [] : sections;
    expect(links).toEqual(listed.map(({ id, text }) => [`#${id}`, text]));

    // No HTML or Markdown is left in its words.
    for (const element of all(main, "article :is(p, li, td, th):not(:has(code))")) {
      expect(textOf(element)).not.toMatch(/<\/?[a-z]|\*\*|\]\(|&\w+;/);
    }
  }
});
