import type { Page } from "@playwright/test";
import { one, pageAt } from "./dist-page";
import { arrive, expect, home, jumpTo, restingPlace, test } from "./fixtures";

/** Address of Home with the anchor of its first link to a section. */
const sectionAddress = `${home.path}${one(pageAt(home.path).main, 'a[href^="#"]').getAttribute("href")}`;

type Look = {
  background: string;
  text: string;
  shadow: string;
  blur: string;
  logo: string[];
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
      logo: [...header.querySelectorAll("a:first-child svg *")].map(
        (shape) => `${getComputedStyle(shape).stroke} ${getComputedStyle(shape).fill}`,
      ),
      hero: { background: hero.backgroundColor, text: hero.color },
    };
  });

/** The opacity of a computed color, from 0 to 1. */
const opacityOf = (css: string) => Number(css.match(/[\d.]+/g)?.[3] ?? 1);

/** The header has the colors of the hero and runs into it. */
function expectTopOfPage({ background, text, shadow, blur, hero }: Look) {
  expect(opacityOf(background)).toBe(1);
  expect({ background, text }).toEqual(hero);
  expect(shadow).toBe("none");
  expect(blur).toBe("none");
}

function expectScrolled({ background, text, shadow, blur, hero }: Look) {
  expect(opacityOf(background)).toBeLessThan(1);
  expect(text).not.toBe(hero.text);
  expect(shadow).not.toBe("none");
  expect(blur).toContain("blur(");
}

async function expectTheTwoStates(page: Page) {
  const top = await look(page);
  expectTopOfPage(top);
  await jumpTo(page, 10);
  expect(await look(page)).toEqual(top);
  await jumpTo(page, 11);
  const scrolled = await look(page);
  expectScrolled(scrolled);
  expect(scrolled.logo).not.toEqual(top.logo);
  await jumpTo(page, 2000);
  expect(await look(page)).toEqual(scrolled);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await jumpTo(page, 10);
  expect(await look(page)).toEqual(top);
}

async function expectOneState(page: Page) {
  const top = await look(page);
  expectTopOfPage(top);
  for (const position of [10, 11, 2000]) {
    await jumpTo(page, position);
    expect(await look(page)).toEqual(top);
  }
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
}

for (const width of [390, 768, 769, 1280]) {
  const changes = width > 768;
  test(`the header ${changes ? "changes past 10 px" : "stays as it is"} at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, home.path);
    // In the header, which an announcement above it lets scroll a little.
    const places = () =>
      page.locator("header, header *").evaluateAll((all) => {
        const [{ y: top } = new DOMRect(), ...boxes] = all
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect());
        return boxes.map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round));
      });
    const mainTop = () =>
      page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + scrollY);
    const before = { places: await places(), main: await mainTop() };
    if (changes) await expectTheTwoStates(page);
    else await expectOneState(page);
    await jumpTo(page, 11);
    await look(page);
    expect(await restingPlace(page)).toBe(11);
    expect({ places: await places(), main: await mainTop() }).toEqual(before);
  });
}

for (const [way, open] of [
  ["a link into the page", (page: Page) => page.goto(sectionAddress)],
  [
    "a reload in the middle of the page",
    async (page: Page) => {
      await page.goto(home.path);
      await jumpTo(page, 1500);
      await page.reload();
    },
  ],
] as const) {
  test(`the header never shows the wrong state after ${way}`, async ({ page }) => {
    await page.addInitScript(() => {
      const frames: Array<{ scrolled: boolean; changed: boolean }> = [];
      Object.assign(window, { seenFrames: frames });
      const look = () => {
        const header = document.querySelector("header");
        const between = scrollY > 10 && scrollY < 11;
        if (header && !between) {
          const changed = getComputedStyle(header).boxShadow !== "none";
          frames.push({ scrolled: scrollY > 10, changed });
        }
        requestAnimationFrame(() => setTimeout(look));
      };
      look();
    });
    await open(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
    await restingPlace(page);
    expectScrolled(await look(page));
    const frames = await page.evaluate(
      () => (window as unknown as { seenFrames: Array<Record<string, boolean>> }).seenFrames,
    );
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.filter(({ scrolled, changed }) => scrolled !== changed)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header changes past 10 px", async ({ page }) => {
    await page.goto(home.path);
    await expect(page.getByRole("banner")).toHaveCSS("box-shadow", "none");
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole("banner")).not.toHaveCSS("box-shadow", "none");
  });
});

test.describe("without scroll-driven animations", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...query: string[]) =>
        !query.join().includes("animation-timeline") && supports(...(query as [string]));
    });
    await page.route("/**", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      const html = (await response.text()).replaceAll("animation-timeline", "animation-unknown");
      await route.fulfill({ response, headers, body: html });
    });
  });

  test("the header changes past 10 px", async ({ page }) => {
    await arrive(page, home.path);
    await expectTheTwoStates(page);
  });

  test("the header stays as it is at 768 px", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await arrive(page, home.path);
    await expectOneState(page);
  });

  test("a link to an anchor shows the scrolled header", async ({ page }) => {
    await arrive(page, sectionAddress);
    expectScrolled(await look(page));
  });
});
