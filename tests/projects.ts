import type { Page } from "@playwright/test";
import { all, one, pageAt, textOf } from "./dist-page";
import { expect, routes, test } from "./fixtures";

const route = routes.find(({ path }) =>
  pageAt(path).main.querySelector("[data-behavior=project-tabs]"),
);

/** The page with the tabs of projects. */
export const path = route?.path ?? "/";

/** Skips the tests of a file where the site has no such page. */
export const skipWithoutProjects = (): void =>
  test.skip(!route, "This site has no portfolio with tabs");

export type Tab = {
  readonly name: string;
  /** How many projects it shows. */
  readonly count: number;
  /** Address of the page while the tab is chosen. */
  readonly address: string;
};

/** The tabs of the built page in order. The first shows all projects. */
export const tabs: readonly Tab[] = all(pageAt(path).main, "fieldset label").map((label, index) => {
  const count = textOf(one(label, "span"));
  const anchor = one(label, "input").id;
  return {
    name: textOf(label).slice(0, -count.length - 1),
    count: Number(count),
    address: index === 0 ? path : `${path}#${anchor}`,
  };
});

const none: Tab = { name: "", count: 0, address: path };

/** The tab of all projects, the others, and those of the others with the fewest and the most projects. */
export const [everything = none, ...categories] = tabs;
const byCount = categories
  .filter(({ count }) => count > 0)
  .toSorted((one, other) => one.count - other.count);
export const fewest: Tab = byCount.at(0) ?? none;
export const most: Tab = byCount.at(-1) ?? none;

export const gallery = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("radio") });

export const radios = (page: Page) => gallery(page).getByRole("group").getByRole("radio");

export const tab = (page: Page, { name, count }: Tab) =>
  gallery(page).getByRole("radio", { name: `${name} ${count}`, exact: true });

/** The visible cards. */
export const cards = (page: Page) => gallery(page).getByRole("article");

export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Expects one tab to be chosen, and only its projects to be visible. */
export async function expectChosen(page: Page, chosen: Tab) {
  const state = () =>
    gallery(page).evaluate((section) => ({
      chosen: [...section.querySelectorAll("input")].flatMap((radio, index) =>
        radio.checked ? index : [],
      ),
      cards: [...section.querySelectorAll("article")].filter((card) => card.checkVisibility())
        .length,
    }));
  await expect
    .poll(state, { message: `${chosen.name} is chosen` })
    .toEqual({ chosen: [tabs.indexOf(chosen)], cards: chosen.count });
}
