import { readFileSync } from "node:fs";
import { parse } from "postcss";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectGallery } from "./ProjectGallery";

type Group = ComponentProps<typeof ProjectGallery>["groups"][number];

const project = {
  category: "A category",
  title: "A project",
  description: "What it changed",
  image: "https://pictures.test/project.jpg",
  technologies: ["TypeScript"],
  duration: "2 months",
  teamSize: "2 people",
  features: ["A feature"],
} as const;

const group = (category: string): Group => ({ category, icon: [], projects: [project] });
const render = (shown: readonly Group[]) =>
  renderToStaticMarkup(<ProjectGallery all="All" heading="Work" groups={shown} />);

test("a category has its name as anchor, and a color only if it names one", () => {
  const html = render([{ ...group("One"), color: "other" }, group("Client Portals & Intranets")]);
  expect(html).toMatch(
    /<input[^>]* id="client-portals-intranets"[^>]*\/>Client Portals &amp; Intranets <span>1<\/span>/,
  );
  const [colored, plain] = html.match(/<li[^>]*data-group[^>]*>/g) ?? [];
  expect(colored).toContain('data-family="other"');
  expect(plain).not.toContain("data-family");
});

// cspell:ignore Größe größe Власне Власні власне власні сайти
test("a category keeps the letters of any script in its anchor", () => {
  const names = ["Власне ПЗ", "Власні сайти", "C, C++", "Größe", "日本語"];
  expect(
    [...render(names.map(group)).matchAll(/<input[^>]* id="([^"]*)"/g)].map(([, id]) => id),
  ).toEqual(["all", "власне-пз", "власні-сайти", "c-c", "größe", "日本語"]);
});

test("the style sheet has a rule for each of 12 categories, which hides all others", () => {
  const hiding: string[] = [];
  parse(readFileSync("site/pages/portfolio/ProjectGallery.module.css", "utf8")).walkDecls(
    "display",
    ({ value, parent }) => {
      if (value === "none") hiding.push(`${parent}`.replace(/\s+/g, " "));
    },
  );
  const rule =
    /:has\(\[value="(\d+)"\]:checked\) \[data-group\]:not\(\[data-group="(\d+)"\]\)(?=,| \{)/g;
  expect([...hiding.join("").matchAll(rule)].map(([, ...values]) => values)).toEqual(
    Array.from({ length: 12 }, (_, index) => [`${index + 1}`, `${index + 1}`]),
  );
  expect(() =>
    render(Array.from({ length: 12 }, (_, at) => group(`Category ${at}`))),
  ).not.toThrow();
});

test.each([
  [
    "13 categories",
    Array.from({ length: 13 }, (_, index) => group(`Category ${index}`)),
    "There are 13 categories, and there can be 12. Combine some.",
  ],
  [
    "two categories with one anchor",
    [group("IT & Web"), group("IT, Web")],
    'The category "IT, Web" needs another name: "#it-web" isn\'t free as its anchor.',
  ],
  [
    "a category with the anchor of the first tab",
    [group("All")],
    'The category "All" needs another name: "#all" isn\'t free as its anchor.',
  ],
  [
    "a category with nothing to show",
    [{ ...group("Games"), projects: [] }],
    'The category "Games" has no projects. Remove it or give it a text, "empty".',
  ],
])("%s is refused in one sentence", (_, faulty, message) => {
  expect(() => render(faulty)).toThrow(`site/pages/portfolio/categories.ts: ${message}`);
});
