import { routes } from "../../src/lib/routes";

const page = routes.at(-1)?.path ?? "";

/** Paths of an old site as site/redirects.ts could have them, with their addresses. */
export const redirects: Readonly<Record<string, string>> = {
  "/old-page": page,
  "/old/part of a page": `${page}#main`,
  "/prices.php": "/files/price list.pdf",
  "/Café-Menu": "/",
  // Differs from a page in capitals only.
  [page.toUpperCase()]: page,
  "/call": "https://booking.test/first-call",
  "/offer": "https://booking.test/?from=$site#form",
  // Below a page, and a page's folder.
  [`${page}/gone`]: page,
};

/** What hosts answer: path as requested, and Location. */
export const redirected: ReadonlyArray<readonly [path: string, location: string]> = [
  ["/old-page", page],
  ["/old-page/", page],
  ["/old-page.html", page],
  ["/old-page?a=b&c=%20", `${page}?a=b&c=%20`],
  ["/old/part%20of%20a%20page?a=b", `${page}?a=b#main`],
  ["/prices.php?id=7", "/files/price%20list.pdf?id=7"],
  ["/Caf%C3%A9-Menu", "/"],
  [page.toUpperCase(), page],
  ["/call/?a=b", "https://booking.test/first-call?a=b"],
  ["/offer?a=b", "https://booking.test/?from=%24site#form"],
  [`${page}/gone.html`, page],
];
