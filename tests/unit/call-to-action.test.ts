import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { company } from "../../site/company";
import { leaders } from "../../site/leaders";
import { CallToAction } from "../../src/sections/CallToAction";

test("a closing call shows the number with the person who answers it, and only then", () => {
  const [person] = leaders;
  const words = { heading: "Call us", text: "We answer.", actions: [] };
  const markup = (props: object) =>
    renderToStaticMarkup(createElement(CallToAction, { ...words, ...props }));
  expect(markup({})).not.toContain(company.phone.dial);
  if (person) expect(markup({ person })).toContain(company.phone.dial);
});
