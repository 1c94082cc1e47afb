import type { Page } from "@playwright/test";
import { clientLink, menus } from "../site/navigation";
import { header as words } from "../site/words/header-and-footer";
import { routeTo } from "../src/lib/routes";
import { expectNoViolations } from "./axe";
import { coveredControls } from "./covered-controls";
import {
  arrive,
  contact,
  expect,
  expectPage,
  headerButton,
  home,
  homeLink,
  jumpTo,
  linkTo,
  restingPlace,
  test,
} from "./fixtures";
import { test as withLinkToPart } from "./full-site-fixtures";
import { withBothSpacings } from "./misplaced-words";
import { expectNothingAtAnyTextSize } from "./text-size";

/** The name of a menu and a page in it, neither Home nor the contact page. */
const menuEntry = menus
  .toReversed()
  .flatMap(({ label, items }) => items.map(({ to }) => ({ label, route: routeTo(to) ?? home })))
  .find(({ route }) => route !== home && route !== contact);
const menuPage = menuEntry ?? { label: "", route: home };

test.skip(!menuEntry, "This site has no menu that leads to a page");

const header = (page: Page) => page.getByRole("banner");
const button = (page: Page, name: string) =>
  header(page).getByRole("button", { name, exact: true });
/** The button that opens the navigation on small screens. */
const toggle = (page: Page) => button(page, words.menu);
const navigation = (page: Page) => header(page).getByRole("navigation", { name: words.navigation });

/** The popover of a menu's button. */
const panel = (page: Page, label: string) =>
  header(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) })
    .locator("[popover]");

/** A link in a menu. */
const entry = (page: Page) => linkTo(panel(page, menuPage.label), menuPage.route);

const firstMenu = menus[0]?.label ?? "";
const lastMenu = menus.at(-1)?.label ?? "";

/** Expects one menu to be open and all others closed. */
async function expectOpen(page: Page, open: string | undefined) {
  const visible = () =>
    header(page)
      .locator("li > [popover]")
      .evaluateAll((all) =>
        all.flatMap((menu) =>
          menu.checkVisibility({ visibilityProperty: true })
            ? menu.previousElementSibling?.textContent
            : [],
        ),
      );
  await expect
    .poll(visible, { message: "open menus", intervals: [20, 50, 100] })
    .toEqual(open === undefined ? [] : [open]);
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("one menu is open at a time, and a press elsewhere closes it", async ({ page }) => {
  await arrive(page, home.path);
  for (const { label } of menus) {
    await button(page, label).click();
    await expectOpen(page, label);
  }
  await button(page, lastMenu).click();
  await expectOpen(page, undefined);
  await button(page, menuPage.label).click();
  await page.mouse.click(20, 760);
  await expectOpen(page, undefined);
});

test("menus work by keyboard: Enter, Space, Tab, Escape, and close when focus leaves them, either way", async ({
  page,
}) => {
  await arrive(page, home.path);
  await button(page, menuPage.label).press("Enter");
  await expectOpen(page, menuPage.label);
  const links = await panel(page, menuPage.label).getByRole("link").all();
  for (const link of links) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    const rings = await link.evaluate((focused) =>
      ["", "::after"].map((part) => getComputedStyle(focused, part).outline),
    );
    expect(rings.join(), "a focus ring").toMatch(/solid [23]px/);
  }
  await page.keyboard.press("Shift+Tab");
  await expect(links.at(-2) ?? button(page, menuPage.label)).toBeFocused();
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press("Escape");
    await expectOpen(page, undefined);
    await expect(button(page, menuPage.label)).toBeFocused();
    await page.keyboard.press(key);
    await expectOpen(page, menuPage.label);
  }
  await page.keyboard.press("Escape");

  await button(page, lastMenu).press("Enter");
  await panel(page, lastMenu).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  const next = clientLink
    ? header(page).getByRole("link", { name: clientLink.label })
    : headerButton(page);
  await expect(next).toBeFocused();
  await expectOpen(page, undefined);

  await button(page, lastMenu).press("Enter");
  await expectOpen(page, lastMenu);
  await page.keyboard.press("Shift+Tab");
  const before = menus.at(-2);
  const previous = before ? button(page, before.label) : linkTo(header(page), home);
  await expect(previous).toBeFocused();
  await expectOpen(page, undefined);

  await button(page, menuPage.label).press("Enter");
  await entry(page).press("Enter");
  await expectPage(page, menuPage.route);
  await expectOpen(page, undefined);
});

test.describe("on a phone without JavaScript", () => {
  // The other tests see menus move.
  test.use({ ...phone, javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("the menu fills the screen; its lists open, go back and lead on", async ({ page }) => {
    await page.goto(home.path);
    await expect(navigation(page)).toBeHidden();
    await toggle(page).tap();
    await expect(navigation(page)).toBeVisible();
    const { height = 0 } = (await header(page).boundingBox()) ?? {};
    const area = await navigation(page).boundingBox();
    expect(area).toEqual({ x: 0, y: height, width: 390, height: 844 - height });
    const controls = header(page).locator("a, button").filter({ visible: true });
    const sides = await controls.evaluateAll((all) =>
      all
        .map((control) => control.getBoundingClientRect())
        .flatMap((box) => [box.height, box.width]),
    );
    expect(Math.round(Math.min(...sides))).toBeGreaterThanOrEqual(44);
    for (const { label } of menus) {
      await button(page, label).tap();
      await expect(panel(page, label).getByRole("link").first()).toBeInViewport();
      const off = await panel(page, label)
        .getByRole("link")
        .evaluateAll((all) =>
          all.filter((link) => {
            link.scrollIntoView({ block: "nearest", behavior: "instant" });
            const { top, bottom } = link.getBoundingClientRect();
            return top < 0 || bottom > innerHeight;
          }),
        );
      expect(off, label).toHaveLength(0);
      await button(page, words.back).tap();
      await expect(panel(page, label)).toBeHidden();
      await expect(linkTo(navigation(page), home)).toBeInViewport();
    }
    await toggle(page).tap();
    await expect(navigation(page)).toBeHidden();

    await toggle(page).tap();
    await button(page, menuPage.label).tap();
    await entry(page).tap();
    await expectPage(page, menuPage.route);
    await expect(navigation(page)).toBeHidden();
    await expect(panel(page, menuPage.label)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("the open menu lies over nothing once the phone is turned", async ({ page }) => {
    await page.goto(home.path);
    await toggle(page).tap();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(headerButton(page)).toBeInViewport({ ratio: 1 });
    const name = await homeLink(page).boundingBox();
    const list = await navigation(page).boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    await homeLink(page).tap();
    await expect(headerButton(page)).toBeInViewport({ ratio: 1 });
  });
});

withLinkToPart.describe("on a phone without JavaScript", () => {
  withLinkToPart.use({ ...phone, javaScriptEnabled: false });

  withLinkToPart("a link to a part of the open page uncovers it", async ({ page }) => {
    await page.goto(home.path);
    const link = navigation(page).locator('a[href="#root"]');
    await toggle(page).tap();
    await link.tap();
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await coveredControls(page)).toEqual([]);
    // The first press closes what is hidden.
    await toggle(page).tap();
    await expect(navigation(page)).toBeHidden();
    await toggle(page).tap();
    await expect(link).toBeVisible();
  });
});

for (const [width, media] of [
  [1280, { colorScheme: "light" }],
  [769, { forcedColors: "active" }],
  [390, { colorScheme: "dark" }],
] as const) {
  test(`an open menu has no violations on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await arrive(page, home.path);
    if (width === 390) {
      await toggle(page).click();
      await expectNoViolations(page, "header", words.menu);
    }
    await button(page, firstMenu).click();
    await expectOpen(page, firstMenu);
    if (width === 769) {
      await expect(panel(page, firstMenu)).toHaveCSS("outline", /^rgb.+ solid 1px$/);
    } else await expectNoViolations(page, "header", firstMenu);
  });
}

test("a press anywhere in an entry opens its page, closes the menu and marks it", async ({
  page,
}) => {
  /** What is underlined in the header's bar. */
  const marked = () =>
    page
      .locator("header nav > ul > li > :is(a, button)")
      .evaluateAll((items) =>
        items.flatMap((item) =>
          getComputedStyle(item, "::after").borderBottomStyle === "solid" ? item.textContent : [],
        ),
      );
  await arrive(page, home.path);
  expect(await marked()).toEqual([words.home]);
  const toPart = page.locator("footer li > a").first();
  await toPart.evaluate(
    (link, part) => link.setAttribute("href", part),
    `${menuPage.route.path}#part`,
  );
  for (const _ of ["from Home", "from the page itself"]) {
    await button(page, menuPage.label).click();
    const item = panel(page, menuPage.label)
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href="${menuPage.route.path}"]`) });
    await item.getByRole("paragraph").click({ force: true });
    await expectPage(page, menuPage.route);
    await expectOpen(page, undefined);
    expect(await marked()).toEqual([menuPage.label]);
    await expect(toPart, "a link to a part of the page").not.toHaveAttribute("aria-current");
  }
});

test.describe("on a small screen", () => {
  test.use({ viewport: phone.viewport });

  test("an entry of a menu, Back, Forward and a wider screen close it", async ({ page }) => {
    await arrive(page, home.path);
    await toggle(page).click();
    await button(page, menuPage.label).click();
    await entry(page).click();
    await expectPage(page, menuPage.route);
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    for (const [go, route] of [
      [() => page.goBack(), home],
      [() => page.goForward(), menuPage.route],
    ] as const) {
      await toggle(page).click();
      await button(page, lastMenu).click();
      // Where nothing is, so that the focus leaves the button.
      await panel(page, lastMenu).click({ position: { x: 4, y: 4 } });
      await expectOpen(page, lastMenu);
      await go();
      await expectPage(page, route);
      await expectOpen(page, undefined);
      await expect(navigation(page)).toBeHidden();
    }
    await toggle(page).click();
    await button(page, lastMenu).click();
    await expect(panel(page, lastMenu)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(panel(page, lastMenu)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await page.setViewportSize(phone.viewport);
    // At once: fading out, it would lie over the page for a moment.
    const nav = page.locator("header nav");
    expect(await nav.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(navigation(page)).toBeHidden();
  });

  test("the menu works by keyboard, and what it covers can't be reached", async ({ page }) => {
    await arrive(page, home.path);
    const firstEntry = panel(page, firstMenu).getByRole("link").first();
    await toggle(page).press("Enter");
    const covered = page.locator("main, footer");
    for (const part of await covered.all()) await expect(part).toHaveJSProperty("inert", true);
    await page.keyboard.press("Tab");
    await expect(linkTo(navigation(page), home)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, firstMenu)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, words.back)).toBeFocused();
    await expect(navigation(page).locator("[inert]")).toHaveCount(
      menus.length + (clientLink ? 2 : 1),
    );
    await page.keyboard.press("Tab");
    await expect(firstEntry).toBeFocused();
    await button(page, words.back).press("Enter");
    await expect(panel(page, firstMenu)).toBeHidden();
    await expect(button(page, firstMenu)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(firstEntry).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page, firstMenu)).toBeHidden();
    await expect(button(page, firstMenu)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(navigation(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("the page behind the open menu does not scroll", async ({ page }) => {
    await arrive(page, home.path);
    await jumpTo(page, 200);
    const scrollOver = async (top: number) => {
      await page.mouse.move(200, top);
      await page.mouse.wheel(0, 400);
      return restingPlace(page);
    };
    await toggle(page).click();
    // An announcement above the header gives way to the menu.
    const place = await restingPlace(page);
    for (const open of [() => Promise.resolve(), () => button(page, lastMenu).click()]) {
      await open();
      expect(await scrollOver(600)).toBe(place);
      expect(await scrollOver(20)).toBe(place);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => scrollOver(600)).toBeGreaterThan(200);
  });
});

test("all of an open menu can be reached with larger fonts, wider spacing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(home.path);
  await expectNothingAtAnyTextSize(page, menusOffScreen, { everyWidth: true, height: 480 });
});

/** Opens one menu after the other; returns what isn't on the screen once scrolled to. */
const menusOffScreen = (page: Page) =>
  withBothSpacings(page, () => {
    const off: string[] = [];
    let looked = 0;
    for (const menu of document.querySelectorAll<HTMLElement>("header [popover]")) {
      const around = menu.parentElement?.closest<HTMLElement>("[popover]");
      // On small screens the menus are in a menu themselves.
      if (around && getComputedStyle(around).position === "fixed") around.showPopover();
      if (!document.querySelector(`[popovertarget="${menu.id}"]`)?.checkVisibility()) continue;
      menu.showPopover();
      for (const item of menu.querySelectorAll("a, button")) {
        if (item.closest("[popover]") !== menu || !item.checkVisibility()) continue;
        looked++;
        item.scrollIntoView({ block: "nearest" });
        const { left, top, right, bottom } = item.getBoundingClientRect();
        // Scripts scroll what a wheel or a finger can't.
        if (menu.scrollTop > 0 && getComputedStyle(menu).overflowY === "hidden") {
          off.push(`${menu.id}: doesn't scroll by hand`);
        }
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
          off.push(`${menu.id}: ${item.textContent}`);
        }
      }
      menu.hidePopover();
    }
    return looked > 0 ? off : ["no menu can be opened"];
  });
