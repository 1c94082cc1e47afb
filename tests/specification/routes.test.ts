import { describe, expect, test } from "vitest";
import { routes } from "~/site/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";
import { specifiedRoutes } from "./routes";

test("the route table holds the specified pages, in order (2.1)", () => {
  expect(routes.map(({ path, title, target }) => [path, title, target])).toEqual(specifiedRoutes);
});

/** Pages whose h1 does not begin with their title. */
const headings: Readonly<Record<string, string>> = {
  "/": "Managed Intelligence Provider",
  "/managed-services/data-backup": "Data Backup & Recovery",
  "/managed-services/help-desk": "Help Desk Support",
  "/team": "Meet Our Team",
  "/contact": "Ready to Simplify Your IT?",
};

describe.each(specifiedRoutes)("%s", (path, title) => {
  const page = pageAt(path);

  test(`is titled '${title} - Quietworks'`, () => {
    expect(textOf(one(page.document, "head > title"))).toBe(`${title} - Quietworks`);
  });

  test("is in the header of every page, and in the text of another one", () => {
    const linking = (part: "header" | "main") =>
      specifiedRoutes
        .filter(([from]) => all(pageAt(from)[part], `a[href="${path}"]`).length > 0)
        .map(([from]) => from);
    expect(linking("header")).toHaveLength(specifiedRoutes.length);
    expect(linking("main").filter((from) => from !== path)).not.toEqual([]);
  });

  test("begins its h1 with its name", () => {
    const heading = textOf(one(page.main, "h1"));
    expect(heading.startsWith(headings[path] ?? title), heading).toBe(true);
  });
});

const services = /^\/(?:$|managed-services|software|microsoft)/;

test.each(specifiedRoutes.map(([path]) => path).filter((path) => services.test(path)))(
  "%s has an illustration in its hero, which says that it is an example",
  (path) => {
    const illustration = one(pageAt(path).hero, "[data-surface][aria-hidden=true]");
    expect(textsOf(illustration, "span")).toContainEqual(expect.stringMatching(/^example\b/));
  },
);

test("a path that is no page shows Home with the plain product name as title (2.1)", () => {
  const { document, main } = pageAt("/nowhere");
  expect(textOf(one(document, "head > title"))).toBe("Quietworks");
  expect(textOf(main)).toBe(textOf(pageAt("/").main));
});
