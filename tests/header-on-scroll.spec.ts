import type { Page } from "@playwright/test";
import { alternateMark, mark } from "../site/brand";
import { fields } from "../site/words/contact-form";
import type { Mark } from "../src/content-types";
import { expectNoViolations } from "./axe";
import {
  arrive,
  changeDocuments,
  contact,
  expect,
  headerEnd,
  home,
  jumpTo,
  restingPlace,
  takenOver,
  test,
} from "./fixtures";
import { field, longField, textField } from "./form";

/** An address below the top of a page. */
const anchor = `${contact.path}#field-${longField}`;

type Look = {
  background: string;
  text: string;
  shadow: string;
  blur: string;
  /** Path, stroke and fill of each shape of the mark that can be seen. */
  logo: ReadonlyArray<readonly [path: string | null, stroke: string, fill: string]>;
  hero: { background: string; text: string };
};

/** Computed look of the header in the next frame. */
const look = (page: Page): Promise<Look> =>
  page.getByRole("banner").evaluate(async (header) => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const style = getComputedStyle(header);
    const hero = getComputedStyle(document.querySelector("main > [data-surface]") ?? header);
    return {
      background: style.backgroundColor,
      text: style.color,
      shadow: style.boxShadow,
      blur: style.backdropFilter,
      logo: [...(header.querySelector("a")?.querySelectorAll("path") ?? [])]
        .filter((shape) => shape.checkVisibility({ opacityProperty: true }))
        .map((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          return [shape.getAttribute("d"), stroke, fill] as const;
        }),
      hero: { background: hero.backgroundColor, text: hero.color },
    };
  });

/** The opacity of a computed color, from 0 to 1. */
const opacityOf = (css: string) => Number(css.match(/[\d.]+/g)?.[3] ?? 1);

function expectMark({ logo }: Look, { shapes }: Mark) {
  expect(logo.map(([path]) => path)).toEqual(shapes.map(({ path }) => path));
}

function expectScrolled({ background, shadow, blur }: Look) {
  expect(opacityOf(background)).toBeLessThan(1);
  expect(shadow).not.toBe("none");
  expect(blur).toContain("blur(");
}

/**
 * At the top the header runs into the hero. On wide screens it changes past 10 px, and again where the hero ends if the
 * browser can tell; on others never.
 */
async function expectStates(page: Page, changes: boolean, knowsHero = changes) {
  const top = await look(page);
  expect({ background: top.background, text: top.text }).toEqual(top.hero);
  expect([opacityOf(top.background), top.shadow, top.blur]).toEqual([1, "none", "none"]);
  expectMark(top, mark);
  await jumpTo(page, 10);
  expect(await look(page)).toEqual(top);
  await jumpTo(page, 11);
  const scrolled = await look(page);
  if (changes) {
    expectScrolled(scrolled);
    expect(scrolled.text).toBe(top.text);
    expectMark(scrolled, alternateMark ?? mark);
    expect(scrolled.logo).not.toEqual(top.logo);
  } else expect(scrolled).toEqual(top);
  await jumpTo(page, 2000);
  const below = await look(page);
  if (knowsHero) {
    expectScrolled(below);
    expect(below.text).not.toBe(top.text);
  } else expect(below).toEqual(scrolled);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await jumpTo(page, 10);
  expect(await look(page)).toEqual(top);
}

test("the header changes past 10 px on wide screens, and nothing moves", async ({ page }) => {
  // In the header, which an announcement above it lets scroll a little.
  const places = () =>
    page.locator("header, header *, main").evaluateAll((all) => {
      const top = document.querySelector("header")?.getBoundingClientRect().y ?? 0;
      const shown = all.filter((element) => element.checkVisibility());
      return shown.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + (element.localName === "main" ? scrollY : -top), width, height].map(
          Math.round,
        );
      });
    });
  for (const width of [768, 769]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await arrive(page, home.path);
      const before = await places();
      await expectStates(page, width > 768);
      await jumpTo(page, 11);
      await look(page);
      expect(await restingPlace(page)).toBe(11);
      expect(await places()).toEqual(before);
    });
  }
  // Over a light page, where a part that didn't follow the header's color would be white on white.
  await jumpTo(page, 2000);
  await look(page);
  await expectNoViolations(page, "header");
});

test("a field that Tab reaches comes out from under the header", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await arrive(page, contact.path);
  await field(page, fields[2]?.name ?? textField).focus();
  await page.keyboard.down("Tab");
  const focused = page.locator("main :focus");
  const distance = async () => ((await focused.boundingBox())?.y ?? 0) - (await headerEnd(page));
  // Undoes what Chromium does, and Firefox doesn't.
  await focused.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 8, behavior: "instant" });
  });
  expect(await distance()).toBeLessThan(0);
  await page.keyboard.up("Tab");
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
});

test("the header never shows the wrong state after a link into the page, or a reload in the middle", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const frames: Array<{ scrolled: boolean; changed: boolean }> = [];
    Object.assign(window, { seenFrames: frames });
    let painted = scrollY;
    const look = () => {
      const header = document.querySelector("header");
      const between = scrollY > 10 && scrollY < 11;
      // Where the browser has scrolled since the last frame, nothing is painted yet.
      if (header && !between && scrollY === painted) {
        const changed = getComputedStyle(header).boxShadow !== "none";
        frames.push({ scrolled: scrollY > 10, changed });
      }
      requestAnimationFrame(() => {
        painted = scrollY;
        setTimeout(look);
      });
    };
    look();
  });
  for (const open of [() => page.goto(anchor), () => page.reload()]) {
    await open();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
    const place = await restingPlace(page);
    expectScrolled(await look(page));
    const frames = await page.evaluate(
      () => (window as unknown as { seenFrames: Array<Record<string, boolean>> }).seenFrames,
    );
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.filter(({ scrolled, changed }) => scrolled !== changed)).toEqual([]);
    await takenOver(page);
    expect(await restingPlace(page), "the app scrolls nothing").toBe(place);
    await page.goto(home.path);
    await jumpTo(page, 1500);
  }
});

test("without scroll-driven animations, the header has the same states", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: string[]) =>
      !query.join().includes("timeline-scope") && supports(...(query as [string]));
  });
  await changeDocuments(page, (html) =>
    html.replace(/animation-timeline|timeline-scope/g, "unknown"),
  );
  await arrive(page, home.path);
  await expectStates(page, true, false);
  await page.setViewportSize({ width: 768, height: 800 });
  await jumpTo(page, 0);
  await expectStates(page, false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, anchor);
  expectScrolled(await look(page));
});
