import { describe, expect, test } from "vitest";
import { showsNumber } from "../../scripts/checks/phone";
import { breadcrumb, leavesSite, more, moreOf } from "../../site/words/links-and-lists";
import { ancestorsOf, groundOf, routes } from "../../src/lib/routes";
import { all, nameOf, one, pageAt, textOf, textsOf, visibleTextOf } from "../dist-page";

/** The number of columns that a row spans. */
const columnsOf = (row: Element) =>
  [...row.children].reduce((sum, cell) => sum + Number(cell.getAttribute("colspan") ?? 1), 0);

/** What a section can show below its heading. */
const shown = "p, a, li, dd, table, form, img, svg";

const breadcrumbNav = `nav[aria-label="${breadcrumb}"]`;

const hrefOf = (link: Element) => link.getAttribute("href") ?? "";

describe.each(routes)("$path", ({ path, target, family }) => {
  const page = pageAt(path);

  test("has its family's color, and the hero lies on its ground", () => {
    expect(page.main.querySelector(":scope > [data-family]")?.getAttribute("data-family")).toBe(
      family,
    );
    const hero = page.main.querySelector("section:has(> div h1)");
    const surface = groundOf(target) === "daylight" ? "default" : "inverse";
    expect([undefined, surface]).toContain(hero?.getAttribute("data-surface"));
  });

  // Any list of the owner's may be empty: what would stand over it is left out.
  test("has no section or navigation that is a heading over nothing", () => {
    const titles = all(page.document, "main section, footer nav").flatMap((section) => {
      const heading = section.querySelector("h2");
      // In a text the first paragraph is no lead.
      const lead = section.closest("article") ? null : section.querySelector("h2 + p");
      const rest = all(section, shown).filter((part) => !lead?.contains(part));
      return heading && rest.length === 0 ? [textOf(heading)] : [];
    });
    expect(titles, "fill their lists, or remove these sections from page.tsx").toEqual([]);
  });

  test("has no two sections with the same heading", () => {
    const titles = textsOf(page.main, "h1, h2");
    expect([...new Set(titles)]).toEqual(titles);
  });

  test("has a breadcrumb of the pages above it, nearest last, or none", () => {
    const crumbs = all(page.main, `${breadcrumbNav} a`);
    expect(crumbs.map((link) => ({ title: textOf(link), path: hrefOf(link) }))).toEqual(
      ancestorsOf(target).map(({ title, path }) => ({ title, path })),
    );
    const navigation = page.main.querySelector(breadcrumbNav);
    expect(navigation === null).toBe(crumbs.length === 0);
  });

  test("has headings in all items of a list or in none, no two the same, each with text below it, and no picture twice", () => {
    for (const list of all(page.main, "ul, ol")) {
      const names = [...list.children].flatMap((item) => {
        const heading = all(item, "h3, h4").find((one) => one.closest("li") === item);
        if (!heading) return [];
        expect(textOf(item).length, textOf(item)).toBeGreaterThan(textOf(heading).length + 2);
        return textOf(heading);
      });
      expect([0, list.children.length], textOf(list).slice(0, 80)).toContain(names.length);
      expect([...new Set(names)]).toEqual(names);
      const pictures = all(list, "img").map((picture) => picture.getAttribute("src"));
      expect([...new Set(pictures)]).toEqual(pictures);
    }
  });

  // That terms and descriptions are the only entries of a description list is for axe to say.
  test("has no empty list, no empty entry, and no term without a description", () => {
    const empty = all(page.document, ":is(ul, ol, dl):empty, dt:not(:has(+ dd))");
    const blank = all(page.document, "li, dt, dd").filter(
      // In illustrations, items may be drawings.
      (entry) =>
        !textOf(entry) &&
        !entry.querySelector("img:not([alt=''])") &&
        !entry.closest("[aria-hidden]"),
    );
    const markup = [...empty, ...blank].map(({ parentElement }) => parentElement?.outerHTML);
    expect(markup).toEqual([]);
  });

  // A cell without a label is one that a record leaves out.
  test("has tables whose rows have as many cells, and no other empty one", () => {
    for (const table of all(page.main, "table")) {
      expect([...new Set(all(table, "tr").map(columnsOf))]).toHaveLength(1);
      const cells = "tbody :is(th, td:not([colspan], [data-label='']))";
      expect(textsOf(table, cells), textOf(table)).not.toContain("");
    }
  });

  // From a fifth on they take it for navigation; the rest is room for other words.
  test("has no div whose text reader modes drop because too much of it is links", () => {
    for (const part of all(page.main, "div:has(p):has(a):not(form *, :has(h1, h2))")) {
      const linked = textsOf(part, "a").join("").length;
      expect(linked / textOf(part).length, textOf(part)).toBeLessThan(0.3);
    }
  });

  test("has an accessible name for every table, figure, drawing, form and group that is not hidden", () => {
    const named = "table, figure, form, fieldset, nav, svg:not(svg svg), [role=img], [role=group]";
    for (const part of all(page.document, named)) {
      if (part.closest("[aria-hidden=true]")) continue;
      // A caption is no name: browsers take it for text of the figure.
      expect(nameOf(part), part.outerHTML.slice(0, 160)).toMatch(/\S/);
    }
  });

  test("begins the accessible name of every link and button with its visible text", () => {
    for (const control of all(page.document, "a, button, summary")) {
      const seen = visibleTextOf(control);
      expect(nameOf(control).startsWith(seen), `${nameOf(control)}: ${seen}`).toBe(true);
    }
  });

  test("has no two links with the same accessible name and different addresses", () => {
    const places = new Map<string, string>();
    for (const link of all(page.document, "a")) {
      const name = nameOf(link);
      expect(places.get(name) ?? hrefOf(link), name).toBe(hrefOf(link));
      places.set(name, hrefOf(link));
    }
    expect(places.size).toBeGreaterThan(5);
  });

  test("marks every link to another site, and no other, as leaving this one, and sends no referrer", () => {
    for (const link of all(page.document, "a")) {
      const leaves = /^\w+:\/\//.test(hrefOf(link));
      expect(nameOf(link).endsWith(leavesSite), hrefOf(link)).toBe(leaves);
      expect(link.getAttribute("target"), hrefOf(link)).toBeNull();
      if (!leaves) continue;
      expect(new URL(hrefOf(link)).origin).toMatch(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::|$)/);
      expect(link.querySelector("svg"), "an arrow leads away").not.toBeNull();
      expect(link.getAttribute("rel")?.split(" "), hrefOf(link)).toContain("noreferrer");
    }
  });

  test("has the same number or mail address in the text and the address of a link", () => {
    for (const link of all(page.document, "a").filter((one) =>
      /^(?!https)\w+:/.test(hrefOf(one)),
    )) {
      const words = visibleTextOf(link);
      if (hrefOf(link).startsWith("tel:")) {
        expect(hrefOf(link)).toMatch(/^tel:\+\d{8,15}$/);
        if (/\d/.test(words)) expect(showsNumber(words, hrefOf(link).slice(4)), words).toBe(true);
      } else {
        expect(hrefOf(link)).toMatch(/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?\S+)?$/);
        if (words.includes("@")) expect(hrefOf(link).replace(/\?.*/, "")).toBe(`mailto:${words}`);
      }
    }
  });

  test("states the right number of items in '+N more'", () => {
    for (const rest of all(page.main, "ul + details")) {
      const items = textsOf(rest, "li");
      const shown = rest.previousElementSibling?.children.length ?? 0;
      const title = textOf(one(rest.closest("li") ?? page.main, "h3"));
      const [start = "", end = ""] = moreOf(shown + items.length, "|", title).split("|");
      const name = nameOf(one(rest, "summary"));
      expect(name.startsWith(more(items.length) + start) && name.endsWith(end), name).toBe(true);
    }
  });

  test("has for every picture a size and an alternative text, empty only beside other text, and is loaded at once in the hero or a scene right below it, and lazily elsewhere", () => {
    for (const picture of all(page.document, "img")) {
      const source = picture.getAttribute("src") ?? "";
      // An image on another host is cut to the frame around it.
      if (!source.startsWith("https:")) {
        expect(Number(picture.getAttribute("width")), source).toBeGreaterThan(0);
        expect(Number(picture.getAttribute("height")), source).toBeGreaterThan(0);
      }
      const beside = picture.closest("li, article, figure, [aria-hidden=true]");
      if (picture.getAttribute("alt") === "") expect(beside, source).not.toBeNull();
      const isLazy = picture.getAttribute("loading") === "lazy";
      const below = page.hero.nextElementSibling;
      const isInScene = below?.matches("div") && below.contains(picture);
      const isAtTop = page.hero.contains(picture) || isInScene;
      expect(isLazy, source).toBe(!isAtTop);
    }
  });

  test("has beside its h1 interactive content, a photograph with words, or an illustration hidden from screen readers", () => {
    const beside = page.hero.querySelector(":scope > div > :nth-child(2)");
    if (!beside || beside.querySelector("a, button, input, img:not([alt=''])")) return;
    expect(beside.getAttribute("aria-hidden")).toBe("true");
  });
});
