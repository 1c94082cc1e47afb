import { expect, test } from "vitest";
import { booking } from "../../site/booking";
import { alternateMark, mark } from "../../site/brand";
import { company } from "../../site/company";
import { clientLink, menus, quickLinks, serviceLinks } from "../../site/navigation";
import { announcement, legalLinks, header as words } from "../../site/words/header-and-footer";
import { cityLineOf } from "../../src/lib/address";
import { isPast } from "../../src/lib/day";
import { hoursText } from "../../src/lib/hours";
import { emailHref, phoneHref } from "../../src/lib/hrefs";
import { home, pathTo, routeAt } from "../../src/lib/routes";
import { addressOf } from "../../src/ui/Link";
import { all, everyPath, nameOf, one, pageAt, textOf, textsOf } from "../dist-page";

const { document, header, main, footer } = pageAt(home.path);

const namesAndAddresses = (part: Element, selector = "a") =>
  all(part, selector).map((link) => [nameOf(link), link.getAttribute("href")]);

const withoutCurrent = (part: Element) => part.outerHTML.replaceAll(' aria-current="page"', "");

test.each(everyPath)(
  "%s has the same header and footer, with aria-current on links to itself",
  (path) => {
    const page = pageAt(path);
    for (const part of ["header", "footer"] as const) {
      expect(withoutCurrent(page[part])).toBe(withoutCurrent(pageAt(home.path)[part]));
      const current = all(page[part], "nav a[aria-current=page]");
      const links = routeAt(path) ? all(page[part], `nav a[href="${path}"]`) : [];
      expect(current.map(textOf)).toEqual(links.map(textOf));
    }
  },
);

test("an announcement is above the header until its last day, as a link if it leads somewhere", () => {
  const asides = all(document, "aside:has(+ header)").map(({ firstElementChild: line }) => [
    line && textOf(line),
    line?.getAttribute("href"),
  ]);
  const due = announcement && !isPast(announcement.lastDay) ? [announcement] : [];
  expect(asides).toEqual(
    due.map((line) => [line.text, line.to || line.href ? addressOf(line) : null]),
  );
});

test("a page begins with a skip link to main", () => {
  const [skip] = all(document, "a, button");
  expect(skip?.parentElement?.localName).toBe("body");
  expect(skip?.getAttribute("href")).toBe(`#${main.id}`);
});

const call = [expect.stringContaining(company.phone.text), phoneHref(company.phone)];

test("the header has the company's name and phone, and the menus of navigation.ts with what stands beside them", () => {
  expect(textsOf(header, "nav > ul > li > button")).toEqual(menus.map(({ label }) => label));
  expect(textsOf(header, "nav > ul > li ul p")).toEqual(
    menus.flatMap(({ items }) => items.map(({ description }) => description)),
  );
  const ofMenus = menus.flatMap(({ label, items, viewAll }) => [
    ...items.map((item) => [expect.stringContaining(item.name), addressOf(item)]),
    ...(viewAll ? [[`${words.viewAll} ${label}`, pathTo(viewAll)]] : []),
    call,
  ]);
  expect(namesAndAddresses(header)).toEqual([
    [expect.stringContaining(company.name), home.path],
    call,
    [words.home, home.path],
    ...ofMenus,
    ...(clientLink ? [[expect.stringContaining(clientLink.label), addressOf(clientLink)]] : []),
    [expect.stringContaining(words.action), addressOf(booking)],
  ]);
});

test("header and footer have the mark, the header with the alternate one if there is one", () => {
  const shapes = [mark, alternateMark].map((one) => one?.shapes.map(({ path }) => path) ?? []);
  const drawn = [header, footer].map((part) =>
    all(part, `a[href="${home.path}"] > svg path`).map((shape) => shape.getAttribute("d")),
  );
  expect(drawn).toEqual([shapes.flat(), shapes[0]]);
});

test("the footer has the links of navigation.ts, the company's data, and the legal texts as links or buttons", () => {
  const { address, email, officeHours, emergency, phone, selfDescription, social } = company;
  const columns = [quickLinks, serviceLinks].filter(({ length }) => length > 0);
  const parts = all(footer, "nav");
  expect(parts.map(nameOf)).toEqual(parts.map((column) => textOf(one(column, "h2"))));
  const linked = (links: typeof quickLinks) =>
    links.map((link) => [expect.stringContaining(link.label), addressOf(link)]);
  expect(parts.map((column) => namesAndAddresses(column))).toEqual(columns.map(linked));
  expect(textsOf(footer, "address li")).toEqual([
    phone.text,
    email,
    `${address.street} ${cityLineOf(address)}`,
    `${hoursText(officeHours)} ${emergency}`.trim(),
  ]);
  expect(namesAndAddresses(footer, "address a")).toEqual([call, [email, emailHref(email)]]);
  const about = one(footer, ":scope > div > div");
  expect(textOf(about)).toContain(selfDescription);
  expect(namesAndAddresses(about, "ul a")).toEqual(
    social.map(({ name, href }) => [expect.stringContaining(name), href]),
  );
  const legal = all(one(footer, ":scope > :last-child"), "li > *");
  expect(legal.map((item) => [item.localName, nameOf(item), item.getAttribute("href")])).toEqual(
    legalLinks.map(({ label, ...place }) => {
      const isLink = place.to || place.href;
      const name = expect.stringContaining(label);
      return [isLink ? "a" : "button", name, isLink ? addressOf(place) : null];
    }),
  );
});
