import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import { booking } from "../../site/booking";
import { leavesSite } from "../../site/words/links-and-lists";
import type { Action, Destination, Words } from "../../src/content-types";
import { ClientLink } from "../../src/layout/ClientLink";
import { MenuEntry } from "../../src/layout/MenuEntry";
import { pathTo } from "../../src/lib/routes";
import { ButtonLink } from "../../src/ui/Button";
import { CurrentPage } from "../../src/ui/current-page";
import { MoreLink } from "../../src/ui/MoreLink";
import { RichText } from "../../src/ui/RichText";

test("a destination is a page or a part of one, an anchor, telephone, mail, another site or a file, and nothing else", () => {
  expectTypeOf<{ to: "about" }>().toExtend<Destination>();
  expectTypeOf<{ to: "about"; anchor: "values" }>().toExtend<Destination>();
  expectTypeOf<{ href: "#contact" }>().toExtend<Destination>();
  expectTypeOf<{ href: "tel:+12025550100" }>().toExtend<Destination>();
  expectTypeOf<{ href: "mailto:hello@example.com" }>().toExtend<Destination>();
  expectTypeOf<{ href: "https://booking.example/" }>().toExtend<Destination>();
  expectTypeOf<{ href: "/files/price-list.pdf" }>().toExtend<Destination>();

  expectTypeOf<{ to: "nowhere" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "tel:(202) 555-0100" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "/about" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "about" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "//booking.example/price-list.pdf" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "http://booking.example/" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "javascript:void(0)" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "#contact"; anchor: "values" }>().not.toExtend<Destination>();
  expectTypeOf<{ to: "about"; href: "#contact" }>().not.toExtend<Destination>();
});

test("a button and a part of a text may lead to booking", () => {
  expectTypeOf({ label: "Book a call", ...booking }).toExtend<Action>();
  expectTypeOf({ text: "book a call", ...booking }).toExtend<Words[number]>();
});

const link = { label: "Book a visit", href: "https://booking.example/company" } as const;

// Of a link on a page, tests/dist/page-structure.test.ts asks the same; no page has all of these.
const kinds = {
  button: createElement(ButtonLink, link),
  '"learn more"': createElement(MoreLink, link),
  "menu entry": createElement(MenuEntry, { ...link, name: link.label, icon: [], description: "" }),
  "link in a text": createElement(RichText, { text: [{ ...link, text: link.label }] }),
  "link for clients": createElement(ClientLink, link),
};

test.each(Object.entries(kinds))(
  "a %s to another site says that it leaves this one, and sends no referrer",
  (_, element) => {
    const [markup = ""] = renderToStaticMarkup(element).match(/<a .*<\/a>/) ?? [];
    expect(markup).toContain(`href="${link.href}" rel="noreferrer"`);
    expect(markup.replace(/<[^>]*>/g, "")).toBe(link.label + leavesSite);
  },
);

test("a link to a part of a page names it, and isn't the current page there", () => {
  const linkOf = (link: Destination) => {
    const entry = createElement(MenuEntry, { name: "Values", icon: [], description: "", ...link });
    const page = createElement(CurrentPage, { value: "about" }, entry);
    return renderToStaticMarkup(page).match(/(?<=<a [^>]*)href=.*(?=<\/a>)/)?.[0];
  };
  const path = pathTo("about");
  expect(linkOf({ to: "about" })).toBe(`href="${path}" aria-current="page">Values`);
  expect(linkOf({ to: "about", anchor: "values" })).toBe(`href="${path}#values">Values`);
});
