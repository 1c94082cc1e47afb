import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import { booking } from "../../site/booking";
import type { Action, Destination, Words } from "../../src/content-types";
import { MenuEntry } from "../../src/layout/MenuEntry";
import { pathTo } from "../../src/lib/routes";
import { CurrentPage } from "../../src/ui/current-page";

test("nothing is a destination but a page or a part of one, an anchor, telephone, mail, another site and a file", () => {
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
