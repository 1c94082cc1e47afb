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
import { all, everyPath, nameOf, one, pageAt, textOf, textsOf, visibleTextOf } from "../dist-page";

const labelAndPath = (link: Element) => [visibleTextOf(link), link.getAttribute("href")];

const withoutCurrent = (part: Element) => part.outerHTML.replaceAll(' aria-current="page"', "");

const { document, header, main, footer } = pageAt(home.path);

test.each(everyPath)(
  "%s has the same header and footer, with aria-current on links to itself",
  (path) => {
    const page = pageAt(path);
    for (const part of ["header", "footer"] as const) {
      expect(withoutCurrent(page[part])).toBe(withoutCurrent(pageAt(home.path)[part]));
      const current = all(page[part], "nav a[aria-current=page]");
      const links = routeAt(path) ? all(page[part], `nav a[href="${path}"]`) : [];
      expect(current).toEqual(links);
    }
  },
);

test("an announcement is above the header until its last day, as a link if it leads somewhere", () => {
  const asides = all(document, "aside:has(+ header)");
  const due = announcement && !isPast(announcement.lastDay) ? [announcement] : [];
  expect(
    asides.map(({ firstElementChild }) => firstElementChild && labelAndPath(firstElementChild)),
  ).toEqual(due.map((line) => [line.text, line.to || line.href ? addressOf(line) : null]));
});

test("a page begins with a skip link to main", () => {
  const [skip] = all(document, "a, button");
  expect(skip?.parentElement?.localName).toBe("body");
  expect(skip?.getAttribute("href")).toBe(`#${main.id}`);
});

test("the header has the company's name, links to the phone, Home and the client portal if there is one, and a button for booking", () => {
  const client = clientLink && [clientLink.label, addressOf(clientLink)];
  expect(all(header, "a").slice(0, 2).map(labelAndPath)).toEqual([
    [company.name, home.path],
    ["", phoneHref(company.phone)],
  ]);
  expect(all(header, "nav > ul > li > a").map(labelAndPath)).toEqual([
    [words.home, home.path],
    ...(client ? [client] : []),
  ]);
  expect(all(header, "nav > a").map(labelAndPath)).toEqual([[words.action, addressOf(booking)]]);
});

test("header and footer have the mark, the header with the alternate one if there is one", () => {
  const shapes = [mark, alternateMark].map((one) => one?.shapes.map(({ path }) => path) ?? []);
  const drawn = [header, footer].map((part) =>
    all(part, `a[href="${home.path}"] > svg path`).map((shape) => shape.getAttribute("d")),
  );
  expect(drawn).toEqual([shapes.flat(), shapes[0]]);
});

test.each(menus)("the menu $label has a button and the links of navigation.ts", (menu) => {
  const button = all(header, "nav > ul > li > button")[menus.indexOf(menu)] ?? header;
  expect(textOf(button)).toBe(menu.label);
  const panel = one(header, `[id="${button.getAttribute("popovertarget")}"][popover]`);
  expect(all(panel, ":scope > ul a").map(labelAndPath)).toEqual(
    menu.items.map((item) => [item.name, addressOf(item)]),
  );
  expect(textsOf(panel, ":scope > ul p")).toEqual(menu.items.map(({ description }) => description));
  const viewAll = menu.viewAll && [`${words.viewAll} ${menu.label}`, pathTo(menu.viewAll)];
  expect(
    all(panel, ":scope > p a").map((link) => [nameOf(link), link.getAttribute("href")]),
  ).toEqual([...(viewAll ? [viewAll] : []), [company.phone.text, phoneHref(company.phone)]]);
});

test("the footer has the links of navigation.ts, in columns with their headings as names", () => {
  const columns = all(footer, "nav");
  expect(columns.map((column) => all(column, "a").map(labelAndPath))).toEqual(
    [quickLinks, serviceLinks]
      .filter(({ length }) => length > 0)
      .map((links) => links.map((link) => [link.label, addressOf(link)])),
  );
  for (const column of columns) expect(nameOf(column)).toBe(textOf(one(column, "h2")));
});

test("the footer has the phone, mail, address, hours and profiles of the company", () => {
  const { address, email, officeHours, emergency, phone, selfDescription, social } = company;
  expect(textsOf(footer, "address li")).toEqual([
    phone.text,
    email,
    `${address.street} ${cityLineOf(address)}`,
    `${hoursText(officeHours)} ${emergency}`.trim(),
  ]);
  expect(all(footer, "address a").map(labelAndPath)).toEqual([
    [phone.text, phoneHref(phone)],
    [email, emailHref(email)],
  ]);
  const about = one(footer, ":scope > div > div");
  expect(all(about, "ul a").map(labelAndPath)).toEqual(
    social.map(({ name, href }) => [name, href]),
  );
  expect(textOf(about)).toContain(selfDescription);
});

test("the footer ends with the legal texts, as links or as buttons", () => {
  const items = all(one(footer, ":scope > :last-child"), "li > *");
  expect(items.map((item) => [item.localName, ...labelAndPath(item)])).toEqual(
    legalLinks.map(({ label, ...place }) =>
      place.to || place.href ? ["a", label, addressOf(place)] : ["button", label, null],
    ),
  );
});
