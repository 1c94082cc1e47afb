import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Section } from "../../src/sections/Section";

test.each([
  ["an empty list is left out with its heading", { entries: [] }, ""],
  ["a list is shown", { entries: ["a"] }, "Our work"],
  ["no list is shown", {}, "Our work"],
])("a section of %s", (_, list, shown) => {
  const props = { ...list, children: "Our work" };
  const html = renderToStaticMarkup(createElement(Section, props));
  expect(html.replace(/<[^>]*>/g, "")).toBe(shown);
});
