import { expect, test } from "vitest";
import { home, pathTo, routes } from "../../src/lib/routes";
import { delivery } from "../../src/site/delivery";
import { all, articlePaths, everyPath, pageAt } from "../dist-page";
import { builtFiles } from "./site";

const paths = routes.map(({ path }): string => path);
const thanksPath = delivery?.thanks && pathTo(delivery.thanks.page);
const known = new Set([...paths, ...articlePaths, ...builtFiles.map((file) => `/${file}`)]);

// The build itself stops at an anchor that doesn't exist (tests/unit/check-anchors.test.ts).
test.each(everyPath)("%s links to pages, loads files and opens popovers that exist", (path) => {
  const { document } = pageAt(path);
  const valuesOf = (name: string) =>
    all(document, `[${name}]`).map((element) => element.getAttribute(name) ?? "");
  const addresses = [
    ...[...valuesOf("href"), ...valuesOf("src")].map((address) => address.replace(/#.*/, "")),
    ...valuesOf("srcset").flatMap((set) => set.split(", ").map((one) => one.replace(/ .*/, ""))),
  ];
  const own = addresses.filter((address) => address && !/^(?:https|tel|mailto):/.test(address));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((address) => !known.has(address))).toEqual([]);
  const ids = valuesOf("id");
  expect(valuesOf("popovertarget").filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(everyPath)("%s links to the contact page, without opening a menu", (path) => {
  const links = all(pageAt(path).document, "nav > a, main a, footer a");
  expect(
    links.map((link) => link.getAttribute("href")),
    "Link to it from the footer (src/site/navigation.ts).",
  ).toContain(pathTo("contact"));
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
    "Link to these from a page, or from the footer (src/site/navigation.ts).",
  ).toEqual([]);
});
