import { expect, test } from "vitest";
import { delivery } from "../../site/delivery";
import { menus } from "../../site/navigation";
import { home, pathTo, routes } from "../../src/lib/routes";
import { all, everyPath, pageAt, visibleTextOf } from "../dist-page";

const paths = routes.map(({ path }): string => path);
const thanksPath = delivery?.thanks && pathTo(delivery.thanks.page);

test.each(everyPath)("%s links to the contact page, without opening a menu", (path) => {
  const links = all(pageAt(path).document, "nav > a, main a, footer a");
  expect(
    links.map((link) => link.getAttribute("href")),
    "Link to it from the footer (site/navigation.ts).",
  ).toContain(pathTo("contact"));
});

/** Pages by their titles and their names in menus. */
const named = new Map(
  [
    ...routes.map(({ title, path }) => [title, path] as const),
    ...menus.flatMap(({ items }) =>
      items.flatMap((item) =>
        "to" in item && !("article" in item) ? [[item.name, pathTo(item.to)] as const] : [],
      ),
    ),
  ].map(([name, path]) => [name.toLowerCase(), path]),
);

test.each(everyPath)("%s: a link that names a page leads there", (path) => {
  const astray = all(pageAt(path).document, "main a, footer a").flatMap((link) => {
    const expected = named.get(visibleTextOf(link).toLowerCase());
    const href = link.getAttribute("href");
    return expected && href && href.replace(/#.*/, "") !== expected
      ? [`"${visibleTextOf(link)}" leads to ${href}`]
      : [];
  });
  expect(astray).toEqual([]);
});

/** These pages, and all that they link to outside the header. */
const onward = (from: readonly string[]): string[] => [
  ...from,
  ...from
    .flatMap((path) => all(pageAt(path).document, "main a, footer a"))
    .map((link) => link.getAttribute("href")?.replace(/#.*/, "") ?? "")
    .filter((address) => paths.includes(address)),
];

test("every page is at most two clicks away from Home, without opening a menu", () => {
  const reached = onward(onward([home.path]));
  expect(
    // Only the form leads to the page that thanks for a message.
    paths.filter((path) => !reached.includes(path) && path !== thanksPath),
    "Link to these from a page, or from the footer (site/navigation.ts).",
  ).toEqual([]);
});
