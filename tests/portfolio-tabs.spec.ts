import type { Page } from "@playwright/test";
import { header as words } from "../site/words/header-and-footer";
import { expectNoViolations } from "./axe";
import { all, one, pageAt, textOf, textsOf } from "./dist-page";
import {
  arrive,
  contact,
  expect,
  goToContact,
  headerEnd,
  holdScript,
  jumpTo,
  linksTakenOver,
  restingPlace,
  routes,
  takenOver,
  test,
} from "./fixtures";

const route = routes.find(({ path }) =>
  pageAt(path).main.querySelector("[data-behavior=project-tabs]"),
);
test.skip(!route, "This site has no portfolio with tabs");

/** The page with the tabs of projects. */
const path = route?.path ?? "/";

type Tab = {
  readonly name: string;
  /** How many projects it shows. */
  readonly count: number;
  /** Address of the page while the tab is chosen. */
  readonly address: string;
};

/** The tabs of the built page in order. The first shows all projects. */
const tabs: readonly Tab[] = all(pageAt(path).main, "fieldset label").map((label, index) => {
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
const [everything = none, ...categories] = tabs;
const byCount = categories
  .filter(({ count }) => count > 0)
  .toSorted((one, other) => one.count - other.count);
const fewest: Tab = byCount.at(0) ?? none;
const most: Tab = byCount.at(-1) ?? none;

const gallery = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("radio") });

const radios = (page: Page) => gallery(page).getByRole("group").getByRole("radio");

const tab = (page: Page, { name, count }: Tab) =>
  gallery(page).getByRole("radio", { name: `${name} ${count}`, exact: true });

/** The visible cards. */
const cards = (page: Page) => gallery(page).getByRole("article");

const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Expects one tab to be chosen, and only its projects to be visible. */
async function expectChosen(page: Page, chosen: Tab) {
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

/** What is announced after a choice: its number of projects, and of which kind. */
function announcementOf(chosen: Tab): RegExp {
  const { name, count } = chosen;
  return new RegExp(`${count || ""}.*${chosen === everything ? "" : name}`);
}

/** A project with a "+N more" list, and one of its hidden items. */
const [long] = all(pageAt(path).main, "article:has(details)").map((article) => ({
  title: textOf(one(article, "h3")),
  hiddenItem: textsOf(article, "details li").at(-1) ?? "",
}));

/** Scrolls to the last project in the list. */
const jumpFarDown = async (page: Page) =>
  jumpTo(
    page,
    await cards(page)
      .last()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY),
  );

/** Bottom edge of a tab, px. */
async function rowEnd(page: Page, one: Tab): Promise<number> {
  const { y = 0, height = 0 } = (await tab(page, one).boundingBox()) ?? {};
  return y + height;
}

test("every tab can be chosen, is announced and has no violations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page, path);
  await expect(radios(page)).toHaveCount(tabs.length);
  await expectChosen(page, everything);
  await expect(gallery(page).getByRole("status")).toBeEmpty();
  // The site's own behaviors have whole style sheets for what they may change.
  await expect(page.locator("link[rel=stylesheet][disabled]")).toHaveCount(0);
  for (const one of [...categories, everything]) {
    await tab(page, one).click();
    await expectChosen(page, one);
    await expect(gallery(page).getByRole("status")).toHaveText(announcementOf(one));
    await expect(page).toHaveURL(one.address);
    // A category without projects has a notice in their place.
    const notices = gallery(page).locator("div[data-group]").filter({ visible: true });
    await expect(notices).toHaveCount(one.count === 0 ? 1 : 0);
  }
  // All projects with closed lists are what every-page.spec.ts sees.
  if (!long) return;
  for (const summary of await card(page, long.title).locator("summary").all()) {
    await summary.click();
  }
  await expectNoViolations(page, "main", long.title);
});

test("a link to a tab opens the page with that tab chosen and visible, an anchor chooses another, and Back the one before", async ({
  page,
  watch,
}) => {
  await page.goto(most.address);
  await expectChosen(page, most);
  await expect(tab(page, most)).toBeInViewport({ ratio: 1 });
  const place = await tab(page, most).boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(await headerEnd(page));
  await takenOver(page);
  const skip = page.getByRole("link", { name: words.skipLink });
  await skip.press("Enter");
  await expect(page).toHaveURL(`${path}${await skip.getAttribute("href")}`);
  await expectChosen(page, most);
  for (const { address } of [fewest, everything]) {
    await skip.evaluate((link, to) => link.setAttribute("href", to), address);
    await skip.press("Enter");
    await expect(page).toHaveURL(address);
  }
  await expectChosen(page, everything);
  await page.goBack();
  await expect(page).toHaveURL(fewest.address);
  await expectChosen(page, fewest);
  await page.goto(`${path}#nothing-like-this`);
  await expectChosen(page, fewest);
  // Browsers encode its letters in the address.
  const second = radios(page).nth(1);
  await second.evaluate((radio) => radio.setAttribute("id", "послуги"));
  await page.goto(`${path}#послуги`);
  await expect(second).toBeChecked();
  expect(watch.documents()).toHaveLength(1);
});

test("Back from another page restores the chosen tab, also for the keyboard", async ({ page }) => {
  await arrive(page, path);
  await tab(page, most).click();
  await expect(page).toHaveURL(most.address);
  for (const leave of [() => goToContact(page), () => page.goto(contact.path)]) {
    await leave();
    await page.goBack();
    await expect(page).toHaveURL(most.address);
    await expectChosen(page, most);
    // Tab leaves the row, and back it returns to the chosen one.
    await tab(page, most).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tab(page, most)).toBeFocused();
  }
});

test("a tab chosen before its script doesn't change the next page's address", async ({ page }) => {
  const chunk = /\/assets\/project-tabs\.behavior-[\w-]+\.js$/;
  const script = await holdScript(page, chunk);
  const asked = page.waitForRequest(chunk);
  await page.goto(path);
  await tab(page, most).click();
  await linksTakenOver(page);
  await goToContact(page);
  script.release();
  // It has run once another import of it is there.
  await page.evaluate((address) => import(address), (await asked).url());
  await expect(page).toHaveURL(contact.path);
});

test("the tabs don't move while the list changes, on phones and on tall screens", async ({
  page,
}) => {
  await arrive(page, path);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener("scroll", () => seen.push(scrollY), { passive: true });
    return seen;
  });
  for (const [width, height] of [
    [390, 844],
    [1440, 1600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await tab(page, everything).check();
    const top = await radios(page)
      .first()
      .evaluate((input) => input.getBoundingClientRect().top + scrollY);
    // The tabs are right under the header.
    await jumpTo(page, top - 110);
    const resting = await restingPlace(page);
    await positions.evaluate((seen) => seen.splice(0));
    for (const one of [...categories.slice(-1), most, everything, fewest]) {
      // With the mouse, because a locator's click may scroll the page. On a phone the row of tabs
      // scrolls sideways.
      await tab(page, one).evaluate((input) =>
        input.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }),
      );
      const { x = 0, y = 0 } = (await tab(page, one).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
      await expectChosen(page, one);
    }
    expect(await restingPlace(page), `${width} px`).toBe(resting);
    expect(await positions.jsonValue(), `${width} px`).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the tabs stay visible, hide nothing focused, and a chosen list is shown from its start", async ({
    page,
  }) => {
    await arrive(page, path);
    await jumpFarDown(page);
    const below = await headerEnd(page);
    const all = await tab(page, everything).boundingBox();
    expect(all?.y).toBeGreaterThanOrEqual(below);
    expect(all?.y).toBeLessThan(below + 20);
    expect(all?.height).toBeGreaterThanOrEqual(44);
    for (const one of [most, fewest, everything]) {
      await tab(page, one).click();
      await expectChosen(page, one);
      await expect(tab(page, one)).toBeInViewport({ ratio: 1 });
      const end = await rowEnd(page, one);
      const gap = async () => ((await cards(page).first().boundingBox())?.y ?? 0) - end;
      await expect.poll(async () => Math.abs((await gap()) - 30)).toBeLessThan(20);
      await jumpFarDown(page);
    }
    if (!long) return;
    const summary = gallery(page).locator("summary").first();
    const top = await summary.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await jumpTo(page, top - 80);
    await summary.focus();
    await restingPlace(page);
    expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(await rowEnd(page, everything));
    await expect(summary).toBeInViewport({ ratio: 1 });
  });

  test("a tab chosen before the script has loaded stays, its list visible", async ({ page }) => {
    const script = await holdScript(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    await jumpFarDown(page);
    await tab(page, fewest).click();
    await expectChosen(page, fewest);
    script.release();
    await takenOver(page);
    await expect(page).toHaveURL(fewest.address);
    await expectChosen(page, fewest);
    await expect(cards(page).first()).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs and '+N more' work by mouse and by keyboard", async ({ page }) => {
    await page.goto(path);
    await expectChosen(page, everything);
    if (long) {
      const project = card(page, long.title);
      const item = project.getByText(long.hiddenItem, { exact: true }).last();
      await expect(item).toBeHidden();
      for (const summary of await project.locator("summary").all()) await summary.click();
      await expect(item).toBeVisible();
    }
    for (const one of categories) {
      await tab(page, one).click();
      await expectChosen(page, one);
    }
    await page.keyboard.press("ArrowRight");
    await expectChosen(page, everything);
    await page.keyboard.press("ArrowRight");
    await expectChosen(page, categories[0] ?? everything);
  });
});
