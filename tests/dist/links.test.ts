import { expect, test } from "vitest";
import { delivery } from "../../site/delivery";
import { home, pathTo, routes } from "../../src/lib/routes";
import { all, everyPath, pageAt } from "../dist-page";

const paths = routes.map(({ path }): string => path);
const thanksPath = delivery?.thanks && pathTo(delivery.thanks.page);

// The build itself stops at addresses and anchors that don't exist (tests/unit/check-dead-links.test.ts).
test.each(everyPath)("%s opens popovers that exist", (path) => {
  const { document } = pageAt(path);
  const targets = all(document, "[popovertarget]").map((one) => one.getAttribute("popovertarget"));
  expect(targets.filter((id) => !document.getElementById(`${id}`))).toEqual([]);
});

test.each(everyPath)("%s links to the contact page, without opening a menu", (path) => {
  const links = all(pageAt(path).document, "nav > a, main a, footer a");
  expect(
    links.map((link) => link.getAttribute("href")),
    "Link to it from the footer (site/navigation.ts).",
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
    "Link to these from a page, or from the footer (site/navigation.ts).",
  ).toEqual([]);
});
