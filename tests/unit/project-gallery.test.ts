import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { gallery } from "../../src/pages/portfolio/content";
import { ProjectGallery } from "../../src/pages/portfolio/ProjectGallery";

const [sample] = gallery.groups;

/** Markup of a gallery with `count` groups of one project each. */
const render = (count: number) => {
  const groups = Array.from({ length: count }, () => ({
    ...sample,
    projects: sample.projects.slice(0, 1),
  }));
  return renderToStaticMarkup(
    createElement(ProjectGallery, { all: "All", heading: "Projects", groups }),
  );
};

test("every tab has the number of its group", () => {
  const html = render(12);
  const numbers = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, number]) => Number(number));
  const groups = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(numbers(/ value="(\d+)"/g)).toEqual([0, ...groups]);
  expect(numbers(/ data-group="(\d+)"/g)).toEqual(groups);
});

test("more groups than the style sheet has rules for are refused", () => {
  expect(() => render(13)).toThrow("The portfolio has 13 groups, more than 12.");
});
