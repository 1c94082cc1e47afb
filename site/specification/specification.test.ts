import { describe, expect, test } from "vitest";
import { hoursText } from "~/lib/hours";
import { folderOf, routes } from "~/lib/routes";
import { company } from "~/site/company";
import { leaders as records } from "~/site/leaders";
import { readSite } from "../../scripts/serve/site-files";
import {
  all,
  dataOf,
  entryNamed,
  linksIn,
  nameOf,
  one,
  pageAt,
  textOf,
  textsOf,
  visibleTextOf,
} from "../../tests/dist-page";
import { buttons, learnMore } from "./buttons";
import * as facts from "./facts";
import { footerColumns, menus, pages } from "./routes";
import { sampleOnly, type Table } from "./sample";
import { items, pictures, sections } from "./sections";

const contents = import.meta.glob<Record<string, { readonly heading?: string }>>(
  "../pages/**/content.ts",
  { eager: true },
);

/** The first or last section of a page, or the one with the heading of this record in its content.ts. */
function sectionOf(path: string, record: string): Element {
  const page = pageAt(path);
  if (record === "hero" || record === "closing") return page[record];
  const folder = routes.filter((route) => route.path === path).map(folderOf);
  const heading = contents[`../pages/${folder}/content.ts`]?.[record]?.heading;
  const section = all(page.main, "section").find((one) =>
    textsOf(one, "h2").includes(heading?.replace(/\s+/g, " ") ?? ""),
  );
  if (!section) throw new Error(`${path} has no section with the heading of "${record}"`);
  return section;
}

/** The names of a section's entries, not of entries within them. Without names its items. */
function namesIn(section: Element): Element[] {
  const names = all(section, "h3, h4, dt, th[scope=row]").filter(
    (name) => !name.closest("li")?.parentElement?.closest("li"),
  );
  return names.length > 0 ? names : all(section, "li");
}

/** The rows of a table. A part is a section or a selector. */
const rowsOf = <T>(table: Table<T>) =>
  Object.entries<T>(table).map(([place, expected]) => {
    const [path = "", ...part] = place.split(" ");
    return { path, part: part.join(" "), expected };
  });

const labelsAndAddresses = (links: readonly Element[]) =>
  links.map((link) => `${visibleTextOf(link)} > ${link.getAttribute("href")}`).join(" | ");

/** What visitors get at a path that is no page. */
const { header, main: fallback, footer } = pageAt("/nowhere");

describe(sampleOnly, () => {
  test("the company has the specified name, hours and place", () => {
    const hours = hoursText(company.officeHours);
    expect({ ...company, hours }).toMatchObject(facts.company);
  });

  test("the route table holds the specified pages, in order", () => {
    expect(routes.map(({ path, title, target }) => [path, title, target])).toEqual(
      pages.map((page) => page.slice(0, 3)),
    );
    expect(textOf(fallback), "at any other path").toBe(textOf(pageAt("/").main));
  });

  test.each(pages.map(([path, title = "", _, name = title]) => ({ path, title, name })))(
    "$path has the title $title, the name $name in its h1, and data for search engines",
    ({ path, title, name }) => {
      const page = pageAt(path);
      expect(textOf(one(page.head, "title"))).toBe(`${title} - ${company.name}`);
      expect(textOf(one(page.main, "h1")).slice(0, name.length)).toBe(name);
      const types = dataOf(page).map((thing) => thing["@type"]);
      expect(types).toEqual(facts.dataTypes[path] ?? ["WebPage", "Service"]);
    },
  );

  test.each(routes)("$path calls the illustration in its hero an example", ({ path }) => {
    for (const illustration of all(pageAt(path).hero, "[data-surface][aria-hidden=true]")) {
      expect(textsOf(illustration, "span")).toContainEqual(expect.stringMatching(/^example\b/));
    }
  });

  test("the header has Home, four dropdowns and Get Started", () => {
    const [first, ...dropdowns] = all(header, "nav > ul > li");
    expect(first && labelsAndAddresses(all(first, "a"))).toBe("Home > /");
    expect(dropdowns.map((menu) => textOf(one(menu, "button")))).toEqual(Object.keys(menus));
    // Each ends with the telephone number.
    const links = dropdowns.map((menu) => labelsAndAddresses(all(menu, "a").slice(0, -1)));
    expect(links).toEqual(Object.values(menus).map((menu) => menu.join(" | ")));
    expect(labelsAndAddresses(all(header, "nav > a"))).toBe("Get Started > /contact");
  });

  test("the footer has quick links, service links and buttons for legal texts", () => {
    const columns = all(footer, "nav").map((column) => labelsAndAddresses(all(column, "a")));
    expect([...columns, all(footer, "button").map(nameOf).join(" | ")]).toEqual(footerColumns);
  });

  test.each(rowsOf(buttons))("$path has the specified buttons in: $part", (row) => {
    const links = linksIn(sectionOf(row.path, row.part)).filter(
      // The number beside who answers is no button.
      (link) => row.part !== "closing" || !link.getAttribute("href")?.startsWith("tel:"),
    );
    expect(labelsAndAddresses(links)).toBe(row.expected);
  });

  test.each(rowsOf(learnMore))("$path has a 'Learn More' for each entry in: $part", (row) => {
    const addresses = namesIn(sectionOf(row.path, row.part)).map((name) => {
      const links = linksIn(name.closest("li") ?? name);
      const [link, ...others] = links.filter((one) => visibleTextOf(one) === "Learn More");
      expect(others).toEqual([]);
      expect(link && nameOf(link)).toContain(textOf(name));
      return link?.getAttribute("href");
    });
    expect([...new Set(addresses)]).toEqual(row.expected);
  });

  test.each(routes)("$path has its sections in the specified order", ({ path }) => {
    const specified = rowsOf(sections).filter((row) => row.path === path);
    const order = all(pageAt(path).main, "section");
    const placeOf = ({ part }: { part: string }) => order.indexOf(sectionOf(path, part));
    expect(specified.toSorted((a, b) => placeOf(a) - placeOf(b))).toEqual(specified);
  });

  test.each(rowsOf(sections))("$path has the specified entries in: $part", (row) => {
    if (row.expected === "any") return;
    const names = namesIn(sectionOf(row.path, row.part)).map(textOf);
    expect(typeof row.expected === "number" ? names.length : names.join(" | ")).toBe(row.expected);
  });

  test.each(rowsOf(items))("$path has the specified number of items in: $part", (row) => {
    const lists = namesIn(sectionOf(row.path, row.part)).map(
      (name) => new Set(textsOf(name.closest("li") ?? name, "li")),
    );
    expect(lists.map(({ size }) => size)).toEqual(row.expected);
  });

  test.each(rowsOf(pictures))("$path has different pictures in: $part", (row) => {
    const [kind, count] = row.expected;
    const drawn = all(sectionOf(row.path, row.part), `${kind}:not(svg svg)`);
    expect(new Set(drawn.map((one) => one.getAttribute("src") ?? one.innerHTML)).size).toBe(count);
  });

  test.each(rowsOf(facts.words))("$path says in $part: $expected", ({ path, part, expected }) => {
    const text = textOf(sectionOf(path, part));
    for (const words of expected.split(" | ")) expect(text).toContain(words);
  });

  test.each(rowsOf(facts.texts))("$path has in $part: $expected", ({ path, part, expected }) => {
    expect(textsOf(pageAt(path).main, part).join(" | ")).toBe(expected);
  });

  test.each(Object.entries(facts.figures))("%s has the specified figures", (path, expected) => {
    const shown = all(pageAt(path).main, "dl > div").map((figure) => {
      const [number, ...texts] = textsOf(figure, "dd");
      const source = texts.length > 1 ? ` (${texts.at(-1)})` : "";
      return `${number} ${textOf(one(figure, "dt"))}${source}`;
    });
    expect(shown).toEqual(expected);
  });

  test.each(Object.entries(facts.prices))("%s starts at %s", (name, price) => {
    const card = textOf(entryNamed(pageAt("/microsoft").main, name));
    expect(card.match(/Starting at (\$[\d.,]*\d(?: per [a-z ]*month)?)/)?.[1]).toBe(price);
    expect(/month|user\b/i.test(card)).toBe(price.includes("month"));
  });

  test.each(rowsOf(facts.bars))("$path draws bars to scale in: $part", (row) => {
    const [selector, sizes] = row.expected;
    const widths = all(sectionOf(row.path, row.part), selector).map((bar) =>
      Number.parseFloat(bar.getAttribute("width") ?? ""),
    );
    const shares = (values: readonly number[]) =>
      values.map((value) => (value / Math.max(...values)).toFixed(2));
    expect(shares(widths)).toEqual(shares(sizes));
  });

  test("the leaders have the specified positions, specialties and phones, and a mail and profile each", () => {
    const leaders = records.map(({ name, position, specialties, phone }) =>
      [name, position, specialties.join(", "), phone?.text].join(" | "),
    );
    expect(leaders).toEqual(facts.leaders);
    for (const { name, email, linkedin } of records) {
      const [first = ""] = name.toLowerCase().split(" ");
      expect(email).toMatch(`${first}@`);
      expect(linkedin).toMatch(`https://www.linkedin.com/in/${first}-`);
    }
  });

  test.each(rowsOf(facts.limits))("$path shows at most $expected in: $part", (row) => {
    const lists = all(pageAt(row.path).main, row.part);
    const cut = lists.filter((list) => list.nextElementSibling);
    expect(new Set(cut.map((list) => list.children.length))).toEqual(new Set([row.expected]));
    const whole = lists.filter((list) => !cut.includes(list)).map((list) => list.children.length);
    expect(Math.max(...whole)).toBe(row.expected);
  });
});

test("each response has the security headers, and asks for https under its own name only", () => {
  const { "Content-Security-Policy": _, ...headers } = readSite("dist").fallback.headers;
  expect(headers).toEqual({
    "Cache-Control": "no-cache",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
  });
});
