import type { Page } from "@playwright/test";
import { pathTo } from "../src/site/routes";
import { all, one, pageAt, textOf } from "./dist-page";
import { expect } from "./fixtures";

export const path = pathTo("portfolio");

const built = pageAt(path).main;
const heading = textOf(one(built, "fieldset legend"));

export type Tab = {
  readonly name: string;
  /** How many projects it shows. */
  readonly count: number;
  /** Address of the page while the tab is chosen. */
  readonly address: string;
};

/** The tabs of the built page in order. The first shows all projects. */
export const tabs: readonly Tab[] = all(built, "fieldset label").map((label, index) => {
  const count = textOf(one(label, "span"));
  const anchor = one(label, "input").id;
  return {
    name: textOf(label).slice(0, -count.length - 1),
    count: Number(count),
    address: index === 0 ? path : `${path}#${anchor}`,
  };
});

const [first, ...others] = tabs;
const byCount = others
  .filter(({ count }) => count > 0)
  .sort((one, other) => one.count - other.count);

const known = (found: Tab | undefined): Tab => {
  if (!found) throw new Error(`There are no projects on ${path}`);
  return found;
};

/** The tab of all projects, the others, and those of the others with the fewest and the most projects. */
export const everything = known(first);
export const categories = others;
export const fewest = known(byCount.at(0));
export const most = known(byCount.at(-1));

export const gallery = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

export const radios = (page: Page) =>
  gallery(page).getByRole("group", { name: heading, exact: true }).getByRole("radio");

export const tab = (page: Page, { name, count }: Tab) =>
  gallery(page).getByRole("radio", { name: `${name} ${count}`, exact: true });

/** The visible cards. */
export const cards = (page: Page) => gallery(page).getByRole("article");

export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Expects one tab to be chosen, and only its projects to be visible. */
export async function expectChosen(page: Page, chosen: Tab) {
  await expect(tab(page, chosen)).toBeChecked();
  await expect(radios(page).and(page.locator(":checked"))).toHaveCount(1);
  await expect(cards(page)).toHaveCount(chosen.count);
}
