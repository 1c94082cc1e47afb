/*
 * Checks that need a browser, for every page of the route table. Loading a page takes most of the time,
 * so one visit makes many checks.
 */
import type { Page } from "@playwright/test";
import { readSite } from "../scripts/serve/site-files";
import { darkScheme } from "../site/brand";
import { company } from "../site/company";
import { slowSite, slowVisitor } from "./arriving";
import { expectNoViolations } from "./axe";
import { everyPath, pageAt } from "./dist-page";
import {
  arrive,
  test as base,
  contact,
  expect,
  home,
  jumpTo,
  takenOver,
  watchShifts,
} from "./fixtures";
import { recordFocus } from "./focus";
import { listPath, readFullSite } from "./full-site";
import { misplacedWords } from "./misplaced-words";
import { narrowTexts, paleTexts } from "./paper";
import { expectNothingAtAnyTextSize } from "./text-size";

/** Maximum bytes of pictures before scrolling, and in all. */
const pictureBytes = { atFirst: 100_000, inAll: 250_000 };

/** How far below the screen Chromium loads lazy pictures, px (playwright.config.ts). */
const lazyLoadingDistance = 1250;

/** Elements with content. On small screens, captions and column headers may be hidden. */
const named = "h1, h2, h3, h4, li, dt, dd, th[scope=row], a, img, summary, label, svg";

type Sites = {
  /** Addresses of the site, and of the one with one of everything. Documents arrive in pieces (arriving.ts). */
  sites: { plain: string; full: string };
};

const test = base.extend<object, Sites>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const plain = await slowSite(readSite("dist"));
      const full = await slowSite(readFullSite());
      await use({ plain: plain.address, full: full.address });
      for (const { stop } of [plain, full]) stop();
    },
    { scope: "worker" },
  ],
});

// As on phones, so that the larger pictures are loaded.
test.use({
  baseURL: ({ sites }, use) => use(sites.plain),
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: "reduce" },
});

const everyCheck = "still, light, accessible, usable by keyboard, with larger fonts and on paper";

for (const path of everyPath) {
  test(`${path}: ${everyCheck}`, ({ page }) => expectGoodPage(page, path));
}

test.describe("with an announcement, fields of every kind and articles", () => {
  test.use({ baseURL: ({ sites }, use) => use(sites.full) });

  for (const path of [home.path, contact.path, `${listPath}/2`, `${listPath}/own-0`]) {
    test(`${path}: ${everyCheck}`, ({ page }) => expectGoodPage(page, path));
  }
});

test("printed pages say how to call and write, and links to pages show their whole address", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(home.path);
  for (const link of await page.locator("footer address a").all()) await expect(link).toBeVisible();
  const links = await page.getByRole("main").locator('a[href^="/"]').all();
  test.skip(links.length === 0, "This site's Home has no link to a page");
  for (const link of links) {
    const path = await link.getAttribute("href");
    await expect(link).toHaveAccessibleName(new RegExp(` \\(${company.url}${path}\\)$`));
  }
});

test("where visitors ask for more contrast, soft words have the color of all others", async ({
  page,
}) => {
  await page.goto(home.path);
  const colors = () =>
    page.locator("main :is(p, li)").evaluateAll((all) =>
      all.map((words) => {
        const surface = words.closest("[data-surface]") ?? document.body;
        return [words, surface].map((element) => getComputedStyle(element).color);
      }),
    );
  const before = await colors();
  await page.emulateMedia({ contrast: "more" });
  const changed = (await colors()).filter(([color], index) => color !== before[index]?.[0]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(([color, all]) => color !== all)).toEqual([]);
});

test("links and buttons under the pointer can be read", async ({ page }) => {
  await arrive(page, home.path);
  const kinds = await page
    .locator(":is(header, main, footer) :is(a, button):not(label *)")
    .filter({ visible: true })
    .evaluateAll((all) => {
      const surfaceOf = (one: Element) =>
        one.closest("[data-surface]")?.getAttribute("data-surface");
      const first = new Map(
        all.toReversed().map((one) => [`${one.className} on ${surfaceOf(one)}`, one]),
      );
      return [...first.values()].map((one, kind) => {
        one.setAttribute("data-kind", `${kind}`);
        return `[data-kind="${kind}"]`;
      });
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const kind of kinds) {
      await page.locator(kind).hover();
      await expectNoViolations(page, kind, `${kind}, ${colorScheme}`);
    }
  }
});

test("what is folded opens and closes, and is open while it's printed, also where style sheets can't open it", async ({
  page,
}) => {
  const path = everyPath.find((one) => pageAt(one).main.querySelector("details"));
  test.skip(path === undefined, "This site has no page with questions or long lists");
  await page.goto(path ?? home.path);
  const first = page.locator("details").first();
  const folded = page.locator("details:not([open])");
  const before = await folded.count();
  for (const open of [true, false]) {
    await first.locator("summary").click();
    await expect(first.locator("> :not(summary)").first()).toBeVisible({ visible: open });
  }
  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      document.title = `${document.querySelectorAll("details:not([open])").length} folded`;
    }),
  );
  await first.locator("summary").click();
  await page.pdf();
  await expect(page).toHaveTitle("0 folded");
  await expect(folded).toHaveCount(before - 1);
  await page.emulateMedia({ media: "print" });
  for (const one of await page.locator("details > :not(summary)").all())
    await expect(one).toBeVisible();
});

/** Opens a page on a phone in the dark, on a tablet and on a wide screen, and makes all checks there. */
async function expectGoodPage(page: Page, path: string) {
  const shifts = await watchShifts(page);
  const open = await slowVisitor(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await open(path);
  await expectLightPictures(page);
  await expectScheme(page, darkScheme ? "dark" : "light");
  await expectLargeFields(page);
  await scrollThrough(page);
  expect.soft(await shifts(), "layout shifts at 390 px").toEqual([]);
  await expectNothingInvisible(page, named);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectStackedCells(page);
  expect.soft(await paleTexts(page, "screen"), "words in drawings below 4.5:1, dark").toEqual([]);
  await page.setViewportSize({ width: 390, height: 500 });
  await expectAllStopsSeen(page, "Shift+Tab");

  // Made wide, the page that is open would load its pictures in other sizes.
  await page.goto("/robots.txt");
  await page.setViewportSize({ width: 768, height: 800 });
  await open(path);
  expect.soft(await shifts(), "layout shifts at 768 px").toEqual([]);

  await page.goto("/robots.txt");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await open(path);
  await takenOver(page);
  await expectLightPictures(page);
  await scrollThrough(page);
  expect.soft(await shifts(), "layout shifts at 1280 px").toEqual([]);
  await expectNothingInvisible(page, `${named}, p, th, td`);
  expect.soft(await paleTexts(page, "screen"), "words in drawings below 4.5:1, light").toEqual([]);
  await expectNoLineThroughWords(page);
  await expectAllStopsSeen(page, "Tab");
  await expectSeenInForcedColors(page);
  // Both in one document, because the first run in one is the slow one; at its top, where the header covers nothing.
  await jumpTo(page, 0);
  await expectNoViolations(page, "html", "axe at 1280 px, light");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await jumpTo(page, 0);
  await expectNoViolations(page, "html", "axe at 390 px, dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expectNothingAtAnyTextSize(page, misplacedWords, { everyWidth: path === home.path });
  await expectGoodPaper(page);
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (const part of [0.3, 0.6, 1, 0]) {
      window.scrollTo({ top: part * document.body.scrollHeight, behavior: "instant" });
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
  });

/** All pictures load in a size that fits the screen, and their total size is within the limits. */
async function expectLightPictures(page: Page) {
  const first = await loadPictures(page, lazyLoadingDistance);
  expect.soft(first.bytes, "bytes of pictures at first").toBeLessThanOrEqual(pictureBytes.atFirst);
  const all = await loadPictures(page, Number.MAX_VALUE);
  expect.soft(all.missing, "pictures that do not load").toEqual([]);
  expect.soft(all.unfit, "pictures that are too small or too large").toEqual([]);
  expect.soft(all.bytes, "bytes of pictures in all").toBeLessThanOrEqual(pictureBytes.inAll);
}

/** Loads pictures up to a distance below the screen, px. Bytes are those of all pictures loaded so far. */
const loadPictures = (page: Page, distance: number) =>
  page.evaluate(async (limit) => {
    const near = [...document.images].filter(
      (image) =>
        image.getBoundingClientRect().top < innerHeight + limit &&
        new URL(image.src).origin === origin,
    );
    for (const image of near) image.loading = "eager";
    const outcomes = await Promise.allSettled(near.map((image) => image.decode()));
    const missing = near.filter((_, index) => outcomes[index]?.status === "rejected");
    const unfit: string[] = [];
    for (const image of near.filter((one) => one.closest("picture") && !missing.includes(one))) {
      const { width } = await createImageBitmap(image);
      const shown = image.clientWidth * devicePixelRatio;
      // A picture that is used twice is loaded once, in the larger size.
      const fits = width >= image.clientWidth && width < 3 * shown;
      if (!fits || !image.currentSrc.endsWith(".avif")) {
        unfit.push(`${image.currentSrc}: ${width} px for ${shown} px`);
      }
    }
    const bytes = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    return { missing: missing.map(({ src }) => src), unfit, bytes };
  }, distance);

/** What the browser itself draws, such as scroll bars and what is in fields, is as dark or light as the page. */
async function expectScheme(page: Page, scheme: "dark" | "light") {
  const schemes = await page
    .locator("html, [data-surface=default], [data-surface=subtle]")
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).colorScheme));
  expect.soft([...new Set(schemes)], "color-scheme").toEqual([scheme]);
}

/** iPhones zoom into a field whose words are smaller than 16 px. */
async function expectLargeFields(page: Page) {
  const small = await page
    .locator("main :is(input:not([type=checkbox], [type=radio]), select, textarea)")
    .evaluateAll((fields) =>
      fields.flatMap((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize) < 16 ? one.outerHTML : [],
      ),
    );
  expect.soft(small, "fields below 16 px").toEqual([]);
}

/**
 * With Tab, every focused element is visible, has a focus ring and is not behind the header. The footer's are the same
 * on every page, so they are passed on Home only.
 */
async function expectAllStopsSeen(page: Page, key: "Tab" | "Shift+Tab") {
  const isHome = new URL(page.url()).pathname === home.path;
  const { stops, expected } = await recordFocus(page, key, isHome);
  const unseen = stops.filter(({ seen }) => !seen);
  expect.soft(unseen, `${key}: out of sight`).toEqual([]);
  const unmarked = stops.filter(({ marked }) => !marked);
  expect.soft(unmarked, `${key}: no focus ring`).toEqual([]);
  expect.soft(stops.length, `${key}: stops`).toBe(expected);
}

/**
 * In tables whose cells have labels for small screens, each shows its label or is under its column's heading, below
 * its row's heading, and over no other cell.
 */
async function expectStackedCells(page: Page) {
  const beside = await page
    .locator("main td[data-label]:not([data-label=''])")
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        const before = cell.previousElementSibling;
        const { bottom = 0, right = 0 } = before?.getBoundingClientRect() ?? {};
        const isBeside = before?.localName === "td" && right <= left;
        const { content, display } = getComputedStyle(cell, "::before");
        const head = cell.closest("table")?.tHead;
        const isHeadSeen = head && getComputedStyle(head).clipPath === "none";
        const headings = [...(isHeadSeen ? head.querySelectorAll("th") : [])]
          .filter((th) => th.checkVisibility())
          .map((th) => th.getBoundingClientRect().left);
        const isNamed =
          (content !== "none" && display !== "none") ||
          (headings.length > 0 && new Set(headings).size === headings.length);
        return (bottom > top + 1 && !isBeside) || !isNamed ? cell.textContent : [];
      }),
    );
  expect.soft(beside, "cells without a label, beside their heading, or over another").toEqual([]);
}

/** All content is visible, and every shape of a drawing is painted. */
async function expectNothingInvisible(page: Page, selector: string) {
  const invisible = await page.evaluate((said) => {
    const illustration = "[data-surface][aria-hidden=true]";
    // Except closed lists, notices that are not due, the legend of the tabs, and the icons of cards, which phones leave out.
    const hidden =
      "details > :not(summary), div[data-group], legend *, [data-notice], p:empty, article > div > span *";
    const shapes = "path, rect, circle, ellipse, line, polyline, polygon, text";
    const options = { opacityProperty: true, visibilityProperty: true };
    const invisible = [...document.querySelectorAll("main *, footer *")]
      .filter((element) => element.matches(`${said}, ${illustration}`) && !element.closest(hidden))
      // No test reaches other hosts.
      .filter(
        (element) =>
          !(element instanceof HTMLImageElement && !element.currentSrc.startsWith(origin)),
      )
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

/** No line that a style sheet draws, such as that of a time scale, goes through words without a ground. */
async function expectNoLineThroughWords(page: Page) {
  const crossed = await page.evaluate(() => {
    const lineOf = (host: HTMLElement, pseudo: string) => {
      const style = getComputedStyle(host, pseudo);
      if (style.content !== '""' || style.position !== "absolute") return;
      const isPlaced = getComputedStyle(host).position !== "static";
      const around = isPlaced ? host : host.offsetParent;
      const sides = [style.left, style.top, style.width, style.height];
      const [left = 0, top = 0, width = 0, height = 0] = sides.map(Number.parseFloat);
      const box = around?.getBoundingClientRect();
      if (!around || !box || Math.min(width, height) > 3) return;
      return { around, line: new DOMRect(box.left + left, box.top + top, width, height) };
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 2 &&
      other.left < one.right - 2 &&
      one.top < other.bottom - 4 &&
      other.top < one.bottom - 4;
    const linesOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()];
    };
    const hosts = [...document.querySelectorAll<HTMLElement>("main *")];
    const lines = hosts.flatMap((host) =>
      ["::before", "::after"].flatMap((pseudo) => lineOf(host, pseudo) ?? []),
    );
    return lines.flatMap(({ around, line }) =>
      [...around.querySelectorAll("p, h2, h3, dt, dd, a")]
        .filter((words) => getComputedStyle(words).backgroundColor === "rgba(0, 0, 0, 0)")
        .filter((words) => linesOf(words).some((one) => meet(one, line)))
        .map((words) => words.textContent),
    );
  });
  expect.soft(crossed, "words with a line through them").toEqual([]);
}

/** Where visitors have colors of their own, words are seen, and the lines between night and day have their color. */
async function expectSeenInForcedColors(page: Page) {
  const lines = await page.locator('main svg[width="1"] > path:first-child').all();
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll("body :not(svg *)")].flatMap((element) => {
      const hasWords = [...element.childNodes].some(
        (one) => one instanceof Text && one.data.trim(),
      );
      let ground: Element | null = element;
      const colorOf = () => getComputedStyle(ground ?? document.documentElement).backgroundColor;
      // Behind words in the visitor's colors, browsers paint a box of the page's color.
      if (getComputedStyle(element).getPropertyValue("forced-color-adjust") !== "none")
        ground = document.body;
      while (ground && /^rgba.*, 0\)$/.test(colorOf())) ground = ground.parentElement;
      return hasWords && getComputedStyle(element).color === colorOf() ? element.textContent : [];
    }),
  );
  expect.soft(lost, "words in the color they lie on").toEqual([]);
  const words = await page.locator("h1").evaluate((h1) => getComputedStyle(h1).color);
  for (const line of lines) {
    await expect.soft(line, "a line in the visitor's own colors").toHaveCSS("stroke", words);
  }
  await page.emulateMedia({ forcedColors: "none" });
}

/** On paper, no sentence is in a column of a word or two, and every text stands out. */
async function expectGoodPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  expect.soft(await narrowTexts(page), "narrow columns on paper").toEqual([]);
  expect.soft(await paleTexts(page, "paper"), "texts below 4.5:1 on paper").toEqual([]);
  const alone = await page
    .locator("main :is(h2, h3):not(li *)")
    .evaluateAll((all) =>
      all.flatMap((one) =>
        getComputedStyle(one).breakAfter === "avoid" ? [] : (one.textContent ?? ""),
      ),
    );
  expect.soft(alone, "headings that may end a sheet").toEqual([]);
}
