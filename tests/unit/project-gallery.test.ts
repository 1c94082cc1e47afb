import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectGallery } from "../../src/pages/portfolio/ProjectGallery";

const project = {
  category: "A category",
  title: "A project",
  description: "What it changed",
  image: "https://pictures.example/project.jpg",
  technologies: ["TypeScript"],
  duration: "2 months",
  teamSize: "2 people",
  features: ["A feature"],
} as const;

type Group = Parameters<typeof ProjectGallery>[0]["groups"][number];
const group = (category: string): Group => ({ category, icon: [], projects: [project] });
const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => group(`Category ${index + 1}`));

const render = (shown: readonly Group[]) =>
  renderToStaticMarkup(
    createElement(ProjectGallery, { all: "All", heading: "Projects", groups: shown }),
  );

test("every tab has the number of its group", () => {
  const html = render(groups(12));
  const numbers = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, number]) => Number(number));
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(numbers(/ value="(\d+)"/g)).toEqual([0, ...all]);
  expect(numbers(/ data-group="(\d+)"/g)).toEqual(all);
});

test("any category has a tab, an anchor, a number, a badge, and a color only if it names one", () => {
  const html = render([{ ...group("One"), color: "managed" }, group("Client Portals & Intranets")]);
  expect(html).toMatch(
    /<input[^>]* id="client-portals-intranets"[^>]* value="2"\/>Client Portals &amp; Intranets <span>1<\/span>/,
  );
  expect(html).toMatch(/<\/svg>Client Portals &amp; Intranets<\/p>/);
  const [colored, plain] = html.match(/<li[^>]*data-group[^>]*>/g) ?? [];
  expect(colored).toMatch(/class="[^"]*managed/);
  expect(plain).not.toContain("class");
});

test.each([
  ["13 categories", groups(13), "There are 13 categories, and there can be 12. Combine some."],
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
])("refuses %s in one sentence", (_, faulty, message) => {
  expect(() => render(faulty)).toThrow(`src/pages/portfolio/categories.ts: ${message}`);
});
