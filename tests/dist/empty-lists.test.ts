/* Any list of the owner's may be empty: what would stand over it is left out. */
import { describe, expect, test } from "vitest";
import { routes } from "../../src/site/routes";
import { all, pageAt, textOf } from "../dist-page";

/** What a section can show below its heading. */
const shown = "p, a, li, dd, table, form, img, svg";

describe.each(routes)("$path", ({ path }) => {
  const page = pageAt(path);

  test("has no list without entries", () => {
    const empty = all(page.document, "ul, ol, dl").filter((list) => !list.firstElementChild);
    expect(empty.map((list) => textOf(list.parentElement ?? list))).toEqual([]);
  });

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
});
