import { describe, expect, test } from "vitest";
import type { Destination } from "../../src/content-types";
import { legalLinks, header as words } from "../../src/layout/content";
import { alternateMark, mark } from "../../src/site/brand";
import { company } from "../../src/site/company";
import { clientLink, menus, quickLinks, serviceLinks } from "../../src/site/navigation";
import { home, pathTo, routes } from "../../src/site/routes";
import { all, nameOf, one, pageAt, textOf, textsOf, visibleTextOf } from "../dist-page";

const labelAndPath = (link: Element) => [visibleTextOf(link), link.getAttribute("href")];

const addressOf = ({ to, anchor, href }: Destination) =>
  to ? pathTo(to) + (anchor ? `#${anchor}` : "") : href;

const paths = [...routes.map(({ path }) => path), "/nowhere"];

describe.each(paths)("%s", (path) => {
  const { document, header, main, footer } = pageAt(path);
  const panels = all(header, "nav [popover]");

  test("begins with a skip link to main", () => {
    const skip = one(document, "body > a");
    expect(skip.getAttribute("href")).toBe(`#${main.id}`);
    expect(all(document, "a, button").indexOf(skip)).toBe(0);
  });

  test("has in its header the company's name, a link that dials, Home, and the link for clients if there is one", () => {
    const client = clientLink && [clientLink.label, addressOf(clientLink)];
    expect(all(header, "a").slice(0, 2).map(labelAndPath)).toEqual([
      [company.name, home.path],
      ["", company.phone.href],
    ]);
    expect(all(header, "nav > ul > li > a").map(labelAndPath)).toEqual([
      ["Home", home.path],
      ...(client ? [client] : []),
    ]);
  });

  test("has the mark in header and footer, in the header with the alternate one if there is one", () => {
    const pathsIn = (part: Element) =>
      all(one(part, `a[href="${home.path}"] > svg`), "path").map((shape) =>
        shape.getAttribute("d"),
      );
    const [first = [], alternate = []] = [mark, alternateMark].map((one) =>
      one?.shapes.map(({ path }) => path),
    );
    expect(pathsIn(header)).toEqual([...first, ...alternate]);
    expect(pathsIn(footer)).toEqual(first);
  });

  test("has the menus of navigation.ts in its header, each opened by a button of its name", () => {
    const buttons = all(header, "nav > ul > li > button");
    expect(buttons.map(textOf)).toEqual(menus.map(({ label }) => label));
    expect(buttons.map((button) => button.getAttribute("popovertarget"))).toEqual(
      panels.map(({ id }) => id),
    );
  });

  test.each(menus.map((menu, index) => ({ menu, index })))(
    "has the links and descriptions of navigation.ts in the menu $menu.label",
    ({ menu, index }) => {
      const panel = panels[index];
      if (!panel) throw new Error(`There is no panel of ${menu.label}`);
      expect(all(panel, ":scope > ul a").map(labelAndPath)).toEqual(
        menu.items.map((item) => [item.name, addressOf(item)]),
      );
      expect(textsOf(panel, ":scope > ul p")).toEqual(
        menu.items.map(({ description }) => description),
      );
      const viewAll = all(panel, "a").filter((link) => visibleTextOf(link) === words.viewAll);
      expect(viewAll.map((link) => [nameOf(link), link.getAttribute("href")])).toEqual(
        menu.viewAll ? [[`${words.viewAll} ${menu.label}`, pathTo(menu.viewAll)]] : [],
      );
      expect(all(panel, "a").at(-1)?.getAttribute("href")).toBe(company.phone.href);
    },
  );

  test("has a footer with the links of navigation.ts", () => {
    const columns = all(footer, "nav").map((nav) => all(nav, "a").map(labelAndPath));
    const shown = [quickLinks, serviceLinks].filter(({ length }) => length > 0);
    expect(columns).toEqual(
      shown.map((links) => links.map((link) => [link.label, addressOf(link)])),
    );
    for (const nav of all(footer, "nav")) expect(nameOf(nav)).toBe(textOf(one(nav, "h2")));
  });

  test("has a footer with the phone, mail, address, hours and profiles of the company", () => {
    const { street, city, state, postalCode } = company.address;
    expect(textsOf(footer, "address li")).toEqual([
      company.phone.text,
      company.email.text,
      `${street} ${city}, ${state} ${postalCode}`,
      `${company.hours.office} ${company.hours.emergency}`,
    ]);
    expect(all(footer, "address a").map((link) => link.getAttribute("href"))).toEqual([
      company.phone.href,
      company.email.href,
    ]);
    const [about = footer] = footer.firstElementChild?.children ?? [];
    expect(all(about, "ul a").map(labelAndPath)).toEqual(
      company.social.map(({ name, href }) => [name, href]),
    );
    expect(textOf(footer)).toContain(company.selfDescription);
  });

  test("has a footer that ends with the legal texts, as links or as buttons", () => {
    const items = all(footer.lastElementChild ?? footer, "li > *");
    expect(
      items.map((item) => [visibleTextOf(item), item.localName, item.getAttribute("href")]),
    ).toEqual(
      legalLinks.map(({ label, ...place }) =>
        place.to || place.href ? [label, "a", addressOf(place)] : [label, "button", null],
      ),
    );
  });

  test("has aria-current on the header and footer links to itself, and on no others", () => {
    for (const link of [...all(header, "nav a"), ...all(footer, "nav a")]) {
      const expected = link.getAttribute("href") === path ? "page" : null;
      expect(link.getAttribute("aria-current"), textOf(link)).toBe(expected);
    }
  });
});
