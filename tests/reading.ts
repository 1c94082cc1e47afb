import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

const main = (page: Page) => page.getByRole("main");

/** The section that a heading introduces. */
export const part = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

export const hero = (page: Page) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1 }) });

/** The last section, which calls to action. */
export const closing = (page: Page) => main(page).locator("section").last();

/** The list that has an item of this name. */
export const listWith = (page: Page, name: string) =>
  main(page)
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** The item of this name. */
export const item = (page: Page, name: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

export const itemNames = (where: Locator) => where.getByRole("heading", { level: 3 });

/** The number told under a label. */
export const figure = (page: Page, label: string) =>
  main(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition")
    .first();

/** The buttons, from left to right, and where they lead. The way back up is not one of them. */
export async function expectButtons(
  where: Locator,
  buttons: ReadonlyArray<readonly [label: string, path: string]>,
) {
  const links = where.getByRole("link").and(where.page().locator(":not(nav a)"));
  await expect(links).toHaveText(buttons.map(([label]) => label));
  for (const [index, [, path]] of buttons.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
}

/** What opens the rest of a list that is cut short, such as "+2 more of 6 tags". */
export const more = (where: Locator, what: RegExp) =>
  where.locator("summary").filter({ hasText: what });

/** Widths of drawn bars in percent of the widest possible. */
export const barWidths = (where: Locator) =>
  where
    .locator("rect")
    .evaluateAll((bars) => bars.map((bar) => Math.round(Number(bar.getAttribute("width")))));

/** The headings in their lists, and no other heading. */
export async function expectOutline(page: Page, outline: string) {
  await expect(main(page)).toMatchAriaSnapshot(outline);
  const headings = outline.match(/- heading /g) ?? [];
  await expect(main(page).getByRole("heading")).toHaveCount(headings.length);
}
