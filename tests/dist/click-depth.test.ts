import { expect, test } from "vitest";
import { home, routes } from "../../src/site/routes";
import { all, pageAt } from "../dist-page";

const paths = routes.map(({ path }): string => path);

/** Paths of these pages and of all that they link to outside the header. */
const onward = (from: Iterable<string>) =>
  new Set(
    [...from].flatMap((path) => [
      path,
      ...all(pageAt(path).document, "main a, footer a")
        .map((link) => link.getAttribute("href")?.replace(/#.*/, "") ?? "")
        .filter((address) => paths.includes(address)),
    ]),
  );

test("every page is at most two clicks away from Home, without opening a menu", () => {
  const reached = onward(onward([home.path]));
  expect(
    paths.filter((path) => !reached.has(path)),
    "Link to these from a page, or from the footer (src/site/navigation.ts).",
  ).toEqual([]);
});
