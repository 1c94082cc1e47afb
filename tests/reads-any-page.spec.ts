import type { Page } from "@playwright/test";
import { company } from "../src/site/company";
import { expectNoBarrier, withAxe } from "./barriers";
import { arrive, expect, routes, test } from "./fixtures";
import { specifiedMenus } from "./specification";

const widths = [390, 1280];
const paths = [...routes.map(({ path }) => path), "/nowhere"];

test.describe("a visitor with assistive technology", () => {
  test.use(withAxe);

  for (const path of paths) {
    test(`meets no barrier on ${path}`, async ({ page }) => {
      await arrive(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoBarrier(page);
      }
    });
  }

  for (const width of widths) {
    test(`meets no barrier in the form at ${width} px, wrong or sent`, async ({
      page,
      delivered,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install({ time: new Date("2030-01-01T09:00:00Z") });
      await arrive(page, "/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByLabel("Name *")).toHaveAttribute("aria-invalid", "true");
      await expectNoBarrier(page, "main");
      await page.getByLabel("Name *").fill("Ada");
      await page.getByLabel("Email *").fill("ada@example.org");
      await page.getByLabel("Message *").fill("Hello");
      await page.clock.pauseAt(new Date("2030-01-01T10:00:00Z"));
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("status")).toContainText("Thank you!");
      await page.clock.resume();
      await expectNoBarrier(page, "main");
      expect(await delivered()).toHaveLength(1);
    });
  }

  test("meets no barrier in any open menu", async ({ page }) => {
    await arrive(page, "/");
    for (const { label } of specifiedMenus) {
      await page.getByRole("banner").getByRole("button", { name: label }).click();
      await expectNoBarrier(page, "header");
    }
  });

  test("meets no barrier in the small menu and the lists in it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await arrive(page, "/");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Menu", exact: true }).click();
    await expectNoBarrier(page, "header");
    for (const { label } of specifiedMenus) {
      await header.getByRole("button", { name: label }).click();
      await expectNoBarrier(page, "header");
      await header.getByRole("button", { name: "Back" }).click();
    }
  });

  test("meets no barrier under the scrolled header", async ({ page }) => {
    await arrive(page, "/#contact");
    await expect(page.getByRole("banner")).not.toHaveCSS("box-shadow", "none");
    await expectNoBarrier(page);
  });
});

test("a visitor with 320 px of width never scrolls sideways and misses nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const sideways = await page.evaluate(() => {
        window.scrollTo({ left: 1000, behavior: "instant" });
        // The portfolio's tabs are a row of their own that scrolls.
        const cutOff = [
          ...document.querySelectorAll("main *:not([aria-hidden] *, svg *, fieldset *)"),
        ].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
        return {
          width: document.documentElement.scrollWidth,
          left: scrollX,
          cutOff: cutOff.map((element) => element.outerHTML.slice(0, 80)),
        };
      });
      expect(sideways).toEqual({ width: 320, left: 0, cutOff: [] });
    });
  }
});

test("printed links show their whole address", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/about");
  const links = page.getByRole("main").getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const path = await link.getAttribute("href");
    await expect(link).toHaveAccessibleName(new RegExp(` \\(${company.url}${path}\\)$`));
  }
});

test("a visitor reads every telephone number on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    for (const number of await page.locator('a[href^="tel:"]').all()) {
      await expect(number).toHaveCSS("text-wrap-mode", "nowrap");
    }
  }
});

for (const width of widths) {
  test(`a visitor at ${width} px sees nothing shift while a page loads and is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { layoutShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      await arrive(page, path);
      for (const share of [0.3, 0.6, 1]) {
        await page.evaluate(async (part) => {
          window.scrollTo({ top: part * document.body.scrollHeight, behavior: "instant" });
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        }, share);
      }
      const shifts = await page.evaluate(
        () => (window as unknown as { layoutShifts: number[] }).layoutShifts,
      );
      expect(shifts, path).toEqual([]);
    }
  });
}

test.describe("a visitor who spaces letters, words and lines wider", () => {
  test.use(withAxe);

  for (const width of [320, 1280]) {
    test(`loses no word at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        const before = await cutOffWords(page);
        await page.addStyleTag({
          content:
            "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }",
        });
        const after = await cutOffWords(page);
        expect(
          after.cutOff.filter((words) => !before.cutOff.includes(words)),
          path,
        ).toEqual([]);
        expect(after.width, path).toBe(width);
      }
    });
  }
});

/** Words in boxes that hide what does not fit, and the width of the whole document, px. */
const cutOffWords = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    cutOff: [...document.querySelectorAll<HTMLElement>("main *, footer *, header *")]
      // Boards are drawings; what they say is said in words beside them.
      .filter((element) => !element.closest("[aria-hidden]"))
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((way) => way === "hidden" || way === "clip");
        const cuts =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1;
        // What is one pixel large is for screen readers alone.
        return hides && cuts && element.clientWidth > 1 && position !== "fixed";
      })
      .map((element) => element.innerText?.trim() ?? "")
      .filter(Boolean),
  }));
