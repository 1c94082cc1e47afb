/*
 * Checks that need a browser, for every page of the route table. Loading a page takes most of the time,
 * so one visit makes many checks.
 */
import type { Page } from "@playwright/test";
import { company } from "../src/site/company";
import { addAxe, expectNoViolations, expectNoViolationsInBoth } from "./axe";
import { arrive, expect, routes, test } from "./fixtures";
import { recordFocus } from "./focus";

const paths = [...routes.map(({ path }) => path), "/nowhere"];

/** Maximum bytes of pictures before scrolling, and in all. */
const pictureBytes = { atFirst: 100_000, inAll: 250_000 };

/** How far below the screen Chromium loads lazy pictures, px (playwright.config.ts). */
const lazyLoadingDistance = 1250;

/** Elements with content. On small screens, captions and column headers may be hidden. */
const named = "h1, h2, h3, h4, li, dt, dd, th[scope=row], a, img, summary, label, svg";

// As on phones, so that the larger pictures are loaded.
test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await addAxe(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
});

for (const path of paths) {
  test(`${path} at 1280 px: no layout shift, light, accessible, usable by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expectLightPictures(page);
    await expectNoShift(page);
    await expectNothingInvisible(page, `${named}, p, th, td`);
    await expectAllStopsSeen(page, "Tab");
    await expectNoViolationsInBoth(page, "html", "axe at 1280 px");
    await expectRoomOnPaper(page);
  });

  test(`${path} at 390 px: no layout shift, light, accessible, no text cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await arrive(page, path);
    await expectLightPictures(page);
    await expectNoShift(page);
    await expectNothingInvisible(page, named);
    await expectNoViolations(page, "html", "axe at 390 px");
    await page.setViewportSize({ width: 390, height: 500 });
    await expectAllStopsSeen(page, "Shift+Tab");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  });
}

/** Loads the page and scrolls through it without a layout shift. */
async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(async () => {
    for (const part of [0.3, 0.6, 1, 0]) {
      window.scrollTo({ top: part * document.body.scrollHeight, behavior: "instant" });
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
    return (window as unknown as { layoutShifts: number[] }).layoutShifts;
  });
  expect.soft(shifts, "layout shifts").toEqual([]);
}

/** All pictures load, and their total size is within the limits. */
async function expectLightPictures(page: Page) {
  const first = await loadPictures(page, lazyLoadingDistance);
  expect.soft(first.bytes, "bytes of pictures at first").toBeLessThanOrEqual(pictureBytes.atFirst);
  const all = await loadPictures(page, Number.MAX_VALUE);
  expect.soft(all.missing, "pictures that do not load").toEqual([]);
  expect.soft(all.bytes, "bytes of pictures in all").toBeLessThanOrEqual(pictureBytes.inAll);
}

/** Loads pictures up to a distance below the screen, px. Bytes are those of all pictures loaded so far. */
const loadPictures = (page: Page, distance: number) =>
  page.evaluate(async (limit) => {
    const near = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight + limit,
    );
    for (const image of near) image.loading = "eager";
    const outcomes = await Promise.allSettled(near.map((image) => image.decode()));
    const missing = near.filter((_, index) => outcomes[index]?.status === "rejected");
    const bytes = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    return { missing: missing.map(({ src }) => src), bytes };
  }, distance);

/** With Tab, every focused element is visible, has a focus ring and is not behind the header. */
async function expectAllStopsSeen(page: Page, key: "Tab" | "Shift+Tab") {
  const stops = await recordFocus(page, key);
  expect
    .soft(
      stops.filter(({ seen }) => !seen),
      `${key}: out of sight`,
    )
    .toEqual([]);
  expect
    .soft(
      stops.filter(({ marked }) => !marked),
      `${key}: no focus ring`,
    )
    .toEqual([]);
  // A radio group is one tab stop; closed menus have none.
  const expected = await page
    .locator("body > a, header, main, footer")
    .locator("xpath=descendant-or-self::*")
    .and(page.locator("a[href], button, input:not([type=radio]), textarea, summary, input:checked"))
    .evaluateAll(
      (all) => all.filter((e) => e.checkVisibility() && (e as HTMLElement).tabIndex >= 0).length,
    );
  expect.soft(stops.length, `${key}: stops`).toBe(expected);
}

/** All content is visible, and every shape of a drawing is painted. */
async function expectNothingInvisible(page: Page, selector: string) {
  const invisible = await page.evaluate((said) => {
    const illustration = "[data-surface][aria-hidden=true]";
    // Except closed lists, notices that are not due, and the legend of the tabs.
    const hidden = "details > :not(summary), div[data-group], legend *, [data-notice], p:empty";
    const shapes = "path, rect, circle, ellipse, line, polyline, polygon, text";
    const options = { opacityProperty: true, visibilityProperty: true };
    const invisible = [...document.querySelectorAll("main *, footer *")]
      .filter((element) => element.matches(`${said}, ${illustration}`) && !element.closest(hidden))
      // Decoration may leave out parts on small screens.
      .filter((element) => !element.parentElement?.closest("[aria-hidden=true]"))
      .filter((element) => {
        if (getComputedStyle(element).display === "contents") return false;
        const { width, height } = element.getBoundingClientRect();
        return width === 0 || height === 0 || !element.checkVisibility(options);
      });
    const unpainted = [...document.querySelectorAll(`main :is(${shapes})`)]
      .filter((shape) => !shape.closest("[aria-hidden=true]:not(svg)"))
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return fill === "none" && stroke === "none";
      });
    return [...invisible, ...unpainted].map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, selector);
  expect.soft(invisible, "invisible").toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page) {
  const sideways = await page.evaluate((phone) => {
    window.scrollTo({ left: 1000, behavior: "instant" });
    // The portfolio's row of tabs scrolls sideways; the honeypot is clipped.
    const others = "[aria-hidden] *, label[aria-hidden], svg *, fieldset *";
    const cutOff = [...document.querySelectorAll(`main *:not(${others})`)].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    const brokenNumbers = [...document.querySelectorAll("main *, footer *")].filter((element) =>
      [...element.childNodes].some((node) => {
        const start = node instanceof Text ? node.data.indexOf(phone) : -1;
        if (start < 0) return false;
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, start + phone.length);
        return range.getClientRects().length > 1;
      }),
    );
    return {
      width: document.documentElement.scrollWidth,
      left: scrollX,
      cutOff: cutOff.map((element) => element.outerHTML.slice(0, 80)),
      brokenNumbers: brokenNumbers.map(({ outerHTML }) => outerHTML),
    };
  }, company.phone.text);
  expect.soft(sideways).toEqual({ width: 320, left: 0, cutOff: [], brokenNumbers: [] });
}
/** On A4 paper, 210 mm wide with margins of 18 mm, no sentence is in a column of a word or two. */
async function expectRoomOnPaper(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const narrow = await page.evaluate(() => {
    const margins = new CSSStyleSheet();
    margins.replaceSync("html { margin-inline: 18mm }");
    document.adoptedStyleSheets = [margins];
    return [...document.querySelectorAll("main p, main h2")]
      .filter(({ clientWidth, textContent }) => clientWidth < 110 && textContent.length > 40)
      .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
      .map((element) => `${element.clientWidth} px: ${element.textContent}`);
  });
  expect.soft(narrow, "narrow columns on paper").toEqual([]);
}
