import type { Locator } from "@playwright/test";
import { fieldWords } from "../src/contact/content";
import { titleOf } from "../src/site/head";
import { pathTo, routeAt } from "../src/site/routes";
import { all, pageAt } from "./dist-page";

/** The summary that opens the rest of a list, such as "+2 more of 6 tags". */
export const more = (where: Locator, what: RegExp) =>
  where.locator("summary").filter({ hasText: what });

export const contactPath = pathTo("contact");

const [page] = all(pageAt(contactPath).footer, "nav a").flatMap((link) => {
  const route = routeAt(link.getAttribute("href") ?? "");
  const path = route?.path ?? "/";
  return ["/", contactPath, pathTo("portfolio")].includes(path)
    ? []
    : [{ path, title: titleOf(route) }];
});
if (!page) throw new Error("The footer links to no other page");

/** A page in the footer other than Home, the contact page and the portfolio. */
export const otherPage: { readonly path: string; readonly title: string } = page;

/** The link to a page in the footer of the open page. */
export const footerLink = (page: { locator: Locator["locator"] }, path: string): Locator =>
  page.locator(`footer nav a[href="${path}"]`);

/** Accessible name of a required field of the contact form. */
export const labelOf = (name: keyof typeof fieldWords): string => `${fieldWords[name].label} *`;
