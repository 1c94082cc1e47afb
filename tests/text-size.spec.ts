/*
 * A larger default font, as some visitors set it in their browser, and the text spacing of WCAG 1.4.12:
 * no words are cut off or lie on one another, and nothing scrolls sideways.
 */
import { chromium, type Page } from "@playwright/test";
import { everyPath } from "./dist-page";
import { test as base, expect, home } from "./fixtures";
import { misplacedWords, withBothSpacings } from "./misplaced-words";

/** Sizes of the default font, px. 16 is how browsers come. Between the ends, 20 is looked at on Home only. */
const fonts = [16, 20, 24];
const fontsFor = (path: string) => (path === home.path ? fonts : [16, 24]);

/**
 * Where the layouts for wider screens begin, em, which is where they have the least room. The header's is
 * looked at on Home only.
 */
const layouts = [44, 56.25, 77.5];
const layoutsOf = (path: string) => (path === home.path ? [48, ...layouts] : layouts);

/** Widths of the screen, px: a small phone, and the narrowest screens of the wider layouts. */
const widthsFor = (font: number, path: string) =>
  [320, ...layoutsOf(path).map((em) => Math.floor(em * font) + 1)].filter((width) => width <= 1600);

type Browsers = {
  /** Opens a page in a browser with this default font. */
  open: (font: number, path: string) => Promise<Page>;
};

/** One browser for each default font. */
const test = base.extend<object, Browsers>({
  open: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { project }) => {
      const pages = new Map<number, Promise<Page>>();
      const { launchOptions = {}, baseURL = "" } = project.use;
      const launch = async (font: number) => {
        const browser = await chromium.launch({
          ...launchOptions,
          args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${font}`],
        });
        return browser.newPage({ baseURL, reducedMotion: "reduce" });
      };
      await use(async (font, path) => {
        const opened = pages.get(font) ?? launch(font);
        pages.set(font, opened);
        const page = await opened;
        await page.goto(path);
        const size = await page.evaluate(async () => {
          await document.fonts.ready;
          return getComputedStyle(document.documentElement).fontSize;
        });
        expect(size, "the browser's default font").toBe(`${font}px`);
        return page;
      });
      for (const page of pages.values()) await (await page).context().browser()?.close();
    },
    { scope: "worker" },
  ],
});

const nothing = { asIs: [], withWiderSpacing: [] };

for (const path of everyPath) {
  test(`${path}: words keep their place with larger fonts, wider spacing`, async ({ open }) => {
    for (const font of fontsFor(path)) {
      const page = await open(font, path);
      for (const width of widthsFor(font, path)) {
        await page.setViewportSize({ width, height: 800 });
        const found = await misplacedWords(page);
        expect.soft(found, `${width} px, default font ${font} px`).toEqual(nothing);
      }
    }
  });
}

test("all of an open menu can be reached with larger fonts, wider spacing", async ({ open }) => {
  for (const font of fonts) {
    const page = await open(font, home.path);
    for (const width of widthsFor(font, home.path)) {
      await page.setViewportSize({ width, height: 480 });
      const found = await menusOffScreen(page);
      expect.soft(found, `${width} px, default font ${font} px`).toEqual(nothing);
    }
  }
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
