import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import type { Address, Destination } from "../../src/content-types";
import { ClientLink } from "../../src/layout/ClientLink";
import { MenuEntry } from "../../src/layout/MenuEntry";
import { ButtonLink } from "../../src/ui/Button";
import { MoreLink } from "../../src/ui/MoreLink";
import { RichText } from "../../src/ui/RichText";

/** Markup of each kind of link with the same destination. */
const links = ({ label, href }: { label: string; href: Address }) =>
  Object.entries({
    button: createElement(ButtonLink, { label, href }),
    '"learn more"': createElement(MoreLink, { label, href }),
    "menu entry": createElement(MenuEntry, { name: label, href, icon: [], description: "" }),
    "link in a text": createElement(RichText, { text: ["Call, or ", { text: label, href }, "."] }),
  }).map(([kind, element]) => {
    const [link = ""] = renderToStaticMarkup(element).match(/<a .*<\/a>/) ?? [];
    return [kind, link] as const;
  });

test("a destination is a page, an anchor, telephone, mail, another site or a file, and nothing else", () => {
  expectTypeOf<{ to: "contact" }>().toExtend<Destination>();
  expectTypeOf<{ href: "#contact" }>().toExtend<Destination>();
  expectTypeOf<{ href: "tel:+12025550100" }>().toExtend<Destination>();
  expectTypeOf<{ href: "mailto:hello@example.com" }>().toExtend<Destination>();
  expectTypeOf<{ href: "https://booking.example/" }>().toExtend<Destination>();
  expectTypeOf<{ href: "/files/price-list.pdf" }>().toExtend<Destination>();

  expectTypeOf<{ to: "nowhere" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "tel:(202) 555-0100" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "/contact" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "contact" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "//booking.example/price-list.pdf" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "http://booking.example/" }>().not.toExtend<Destination>();
  expectTypeOf<{ href: "javascript:void(0)" }>().not.toExtend<Destination>();
  expectTypeOf<{ to: "contact"; href: "#contact" }>().not.toExtend<Destination>();
});

test.each(links({ label: "Book a visit", href: "https://booking.example/company" }))(
  "a %s to another site says that it leaves this one, and sends no referrer",
  (_, link) => {
    expect(link).toContain('href="https://booking.example/company"');
    expect(link).toContain('rel="noreferrer"');
    expect(link).toMatch(/>Book a visit<svg.*>, leaves this site<\/span><\/a>$/);
    expect(link.match(/<svg/g)).toHaveLength(1);
  },
);

test("the link for clients has its name where an icon stands for its label", () => {
  const link = { label: "Client Login", href: "https://portal.example" } as const;
  const html = renderToStaticMarkup(createElement(ClientLink, link));
  expect(html).toContain('href="https://portal.example" rel="noreferrer"');
  expect(html).toMatch(/<svg[^>]* aria-hidden="true">.*<\/svg><span>Client Login<\/span>/);
});

test.each(links({ label: "Price list (PDF)", href: "/files/price-list.pdf" }))(
  "a %s to a file is marked like an internal link",
  (_, link) => {
    expect(link).toContain('href="/files/price-list.pdf"');
    expect(link).not.toMatch(/ rel=|leaves/);
  },
);
