import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { part } from "../reading";

/** Specification, 2.23 and section 3: the tabs in order, and the number of projects under each. */
export const tabs = [
  ["All", 17],
  ["Custom Software", 5],
  ["Web Design", 1],
  ["WordPress", 10],
  ["Power BI", 0],
  ["Mobile Apps", 1],
] as const;

export type TabName = (typeof tabs)[number][0];

export const gallery = (page: Page) => part(page, "Projects by kind");

export const radios = (page: Page) =>
  gallery(page).getByRole("group", { name: "Projects by kind" }).getByRole("radio");

export const tab = (page: Page, name: TabName) =>
  gallery(page).getByRole("radio", { name: new RegExp(`^${name} \\d+$`) });

/** The cards in sight. */
export const cards = (page: Page) => gallery(page).getByRole("article");

export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

export const announced = (page: Page) => gallery(page).getByRole("status");

/** One tab is chosen, and its projects and no others are in sight. */
export async function expectChosen(page: Page, name: TabName) {
  await expect(tab(page, name)).toBeChecked();
  await expect(radios(page).and(page.locator(":checked"))).toHaveCount(1);
  await expect(cards(page)).toHaveCount(new Map<string, number>(tabs).get(name) ?? -1);
}
