import type { Page } from "@playwright/test";
import { header as words } from "../src/layout/content";
import { addAxe, expectNoViolations } from "./axe";
import { all, one, pageAt, textOf, textsOf } from "./dist-page";
import {
  arrive,
  expect,
  holdScript,
  jumpTo,
  linksTakenOver,
  restingPlace,
  takenOver,
  test,
  watchScrolling,
} from "./fixtures";
import * as list from "./project-list";
import { cards, categories, everything, expectChosen, gallery, radios, tab } from "./project-list";
import { contactPath, footerLink, more, otherPage } from "./reading";

/** The text that is announced after a choice. */
function announcementOf({ name, count }: list.Tab): string {
  const projects = `${name === "All" ? "" : `${name} `}project${count === 1 ? "" : "s"}`;
  return count === 0 ? `No ${projects} yet` : `${count} ${projects} shown`;
}

/** A project with a "+N more" list, and one of its hidden items. */
const [long] = all(pageAt(list.path).main, "article:has(details)").map((article) => ({
  title: textOf(one(article, "h3")),
  hiddenItem: textsOf(article, "details li").at(-1) ?? "",
  items: all(article, "li").length,
}));

const documentsOf = (watch: { requests: string[] }) =>
  watch.requests.filter((request) => request.startsWith("document"));

/** Scrolls to the last project in the list. */
const jumpFarDown = async (page: Page) =>
  jumpTo(
    page,
    await cards(page)
      .last()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY),
  );

/** Bottom edge of the header, px. */
async function headerEnd(page: Page): Promise<number> {
  const header = await page.getByRole("banner").boundingBox();
  return (header?.y ?? 0) + (header?.height ?? 0);
}

test("every tab can be chosen with the mouse, sets the address and is announced", async ({
  page,
}) => {
  await arrive(page, list.path);
  await expect(radios(page)).toHaveCount(list.tabs.length);
  await expectChosen(page, everything);
  await expect(gallery(page).getByRole("status")).toBeEmpty();
  for (const [index, one] of list.tabs.entries()) {
    await expect(radios(page).nth(index)).toHaveAccessibleName(`${one.name} ${one.count}`);
  }
  for (const one of [...categories, everything]) {
    await tab(page, one).click();
    await expectChosen(page, one);
    await expect(gallery(page).getByRole("status")).toHaveText(announcementOf(one));
    await expect(page).toHaveURL(one.address);
    // A category without projects has a notice in their place.
    const notices = gallery(page).locator("div[data-group]").filter({ visible: true });
    await expect(notices).toHaveCount(one.count === 0 ? 1 : 0);
  }
});

test("arrow keys choose a tab and wrap around, and Tab leaves the group", async ({ page }) => {
  await arrive(page, list.path);
  await tab(page, everything).focus();
  for (const one of [...categories, everything]) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, one)).toBeFocused();
    await expectChosen(page, one);
    await expect(page).toHaveURL(one.address);
  }
  const last = categories.at(-1) ?? everything;
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, last)).toBeFocused();
  await expectChosen(page, last);
  await page.keyboard.press("Tab");
  await expect(radios(page).and(page.locator(":focus"))).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, last)).toBeFocused();
});

test("a link to a tab opens the page with that tab chosen and visible", async ({ page }) => {
  for (const one of categories) {
    // Within the same document, an anchor would only scroll.
    await page.goto("about:blank");
    await page.goto(one.address);
    await expectChosen(page, one);
    await expect(tab(page, one)).toBeInViewport({ ratio: 1 });
    const place = await tab(page, one).boundingBox();
    expect(place?.y, one.name).toBeGreaterThanOrEqual(await headerEnd(page));
  }
});

test("a new anchor in the address chooses its tab, and an unknown one changes nothing", async ({
  page,
}) => {
  const { most } = list;
  await arrive(page, `${list.path}#nothing-like-this`);
  await expectChosen(page, everything);
  await page.goto(most.address);
  await expectChosen(page, most);
  await page.goto(`${list.path}#nothing-like-this`);
  await expectChosen(page, most);
  const skip = page.getByRole("link", { name: words.skipLink });
  await skip.press("Enter");
  await expect(page).toHaveURL(`${list.path}${await skip.getAttribute("href")}`);
  await expectChosen(page, most);
});

test("links within the page choose their tab or all projects, and Back returns to the previous tab", async ({
  page,
  watch,
}) => {
  const { most, fewest } = list;
  await arrive(page, most.address);
  const skip = page.getByRole("link", { name: words.skipLink });
  await skip.evaluate((link, address) => link.setAttribute("href", address), fewest.address);
  await skip.press("Enter");
  await expect(page).toHaveURL(fewest.address);
  await expectChosen(page, fewest);
  await footerLink(page, list.path).click();
  await expect(page).toHaveURL(list.path);
  await expectChosen(page, everything);
  await page.goBack();
  await expect(page).toHaveURL(fewest.address);
  await expectChosen(page, fewest);
  expect(documentsOf(watch)).toHaveLength(1);
});

test("Back from another page restores the chosen tab, and Back again leaves the page", async ({
  page,
}) => {
  const { most } = list;
  await arrive(page, otherPage.path);
  await footerLink(page, list.path).click();
  await expect(page).toHaveURL(list.path);
  for (const one of [...categories, most]) {
    await tab(page, one).click();
    await expect(page).toHaveURL(one.address);
  }
  await page.locator(`main a[href="${contactPath}"]`).last().click();
  await expect(page).toHaveURL(contactPath);
  await page.goBack();
  await expect(page).toHaveURL(most.address);
  await expectChosen(page, most);
  // The same in a new document.
  await page.goto(contactPath);
  await page.goBack();
  await expect(page).toHaveURL(most.address);
  await expectChosen(page, most);
  await page.goBack();
  await expect(page).toHaveURL(otherPage.path);
});

test("a tab chosen before the script has loaded stays chosen", async ({ page }) => {
  const script = await holdScript(page, /\/assets\/.*\.js$/);
  await page.goto(list.path, { waitUntil: "commit" });
  await tab(page, list.most).click();
  await expectChosen(page, list.most);
  script.release();
  await takenOver(page);
  await expect(page).toHaveURL(list.most.address);
  await expectChosen(page, list.most);
});

test("a tab chosen before the script has loaded does not change the next page's address", async ({
  page,
  watch,
}) => {
  const chunk = /\/assets\/watch-tabs-[\w-]+\.js$/;
  const script = await holdScript(page, chunk);
  await page.goto(list.path);
  await tab(page, list.most).click();
  await linksTakenOver(page);
  await footerLink(page, otherPage.path).click();
  await expect(page).toHaveTitle(otherPage.title);
  const there = page.waitForResponse(chunk);
  script.release();
  await (await there).finished();
  await page.getByRole("heading", { level: 1 }).press("End");
  await expect(page).toHaveURL(otherPage.path);
  expect(documentsOf(watch)).toHaveLength(1);
});

test("the tabs don't move while the list changes, at every width", async ({ page }) => {
  await arrive(page, list.path);
  const positions = await watchScrolling(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
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
    const before = (await positions()).length;
    for (const one of [...categories.toReversed(), everything, list.fewest]) {
      // With the mouse, because a locator's click may scroll the page. On a phone the row of tabs
      // scrolls sideways.
      await tab(page, one).evaluate((input) =>
        input.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }),
      );
      const { x = 0, y = 0 } = (await tab(page, one).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
      await expectChosen(page, one);
      expect(await restingPlace(page), `${one.name} at ${width} px`).toBe(resting);
    }
    expect((await positions()).slice(before), `${width} px`).toEqual([]);
  }
});

test("a category that an owner adds filters like the others", async ({ page }) => {
  await page.goto(list.path);
  const known = list.tabs.length;
  await gallery(page).evaluate((section, first) => {
    const copy = (element: Element | null | undefined) => {
      const made = element?.cloneNode(true) as HTMLElement;
      element?.after(made);
      return made;
    };
    // Markup as of ProjectGallery, with as many groups as it allows.
    for (let group = first; group <= 12; group++) {
      const input = copy([...section.querySelectorAll("label")].at(-1)).querySelector("input");
      Object.assign(input ?? {}, {
        id: `kind-${group}`,
        value: `${group}`,
        ariaLabel: `Kind ${group}`,
      });
      copy([...section.querySelectorAll("article")].at(-1)?.closest("li")).dataset["group"] =
        `${group}`;
    }
  }, known);
  await expect(radios(page)).toHaveCount(13);
  for (let group = known; group <= 12; group++) {
    await gallery(page)
      .getByRole("radio", { name: `Kind ${group}`, exact: true })
      .check();
    await expect(cards(page)).toHaveCount(1);
    await expect(
      gallery(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("article") }),
    ).toHaveAttribute("data-group", `${group}`);
  }
  await tab(page, list.most).check();
  await expectChosen(page, list.most);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the tabs stay visible far down the list, and a chosen list is shown from its start", async ({
    page,
  }) => {
    await arrive(page, list.path);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await jumpFarDown(page);
      const below = await headerEnd(page);
      const all = await tab(page, everything).boundingBox();
      expect(all?.y).toBeGreaterThanOrEqual(below);
      expect(all?.y).toBeLessThan(below + 20);
      expect(all?.height).toBeGreaterThanOrEqual(44);
      for (const one of [list.most, list.fewest, everything]) {
        await tab(page, one).click();
        await expectChosen(page, one);
        await expect(tab(page, one)).toBeInViewport({ ratio: 1 });
        const row = await tab(page, one).boundingBox();
        const end = (row?.y ?? 0) + (row?.height ?? 0);
        const gap = async () => ((await cards(page).first().boundingBox())?.y ?? 0) - end;
        await expect.poll(async () => Math.abs((await gap()) - 30)).toBeLessThan(20);
        await jumpFarDown(page);
      }
    }
  });

  test("a list chosen before the script has loaded is visible afterward", async ({ page }) => {
    const script = await holdScript(page);
    await page.goto(list.path);
    await jumpFarDown(page);
    await tab(page, list.fewest).click();
    await expect(cards(page)).toHaveCount(list.fewest.count);
    script.release();
    await takenOver(page);
    await expect(cards(page).first()).toBeInViewport();
  });

  test("focused elements are not behind the tabs", async ({ page }) => {
    test.skip(!long, "No project has a list with '+N more'");
    await page.goto(list.path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
      const summary = more(gallery(page), /feature|technolog/).first();
      const top = await summary.evaluate(
        (element) => element.getBoundingClientRect().top + scrollY,
      );
      await jumpTo(page, top - 80);
      await summary.focus();
      await restingPlace(page);
      const row = await tab(page, everything).boundingBox();
      const place = await summary.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
      await expect(summary).toBeInViewport({ ratio: 1 });
      await summary.blur();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs can be chosen by mouse and by keyboard, and '+N more' opens the rest of a list", async ({
    page,
  }) => {
    await page.goto(list.path);
    await expectChosen(page, everything);
    if (long) {
      const project = list.card(page, long.title);
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

test.describe("axe", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ page }) => addAxe(page));

  test("no tab and no opened list has violations at two widths", async ({ page }) => {
    await arrive(page, list.path);
    for (const one of categories) {
      await tab(page, one).click();
      await expectChosen(page, one);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoViolations(page, "main", `${one.name} at ${width} px`);
      }
    }
    if (!long) return;
    await tab(page, everything).click();
    const project = list.card(page, long.title);
    for (const summary of await project.locator("summary").all()) await summary.click();
    await expect(project.getByRole("listitem")).toHaveCount(long.items);
    await expectNoViolations(page, "main", long.title);
  });
});
