import type { Page } from "@playwright/test";
import { formLabel, submitLabel } from "../src/contact/content";
import { company, messageEndpoint } from "../src/site/company";
import { all, pageAt } from "./dist-page";
import {
  arrive,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  holdScript,
  home,
  linksTakenOver,
  linkTo,
  menuPage,
  pathTo,
  test,
} from "./fixtures";
import { labelOf } from "./reading";

const pageChunk = /\/assets\/page-[\w-]+\.js$/;

const form = (page: Page) => page.getByRole("form", { name: formLabel });

async function write(page: Page) {
  await form(page).getByLabel(labelOf("name")).fill("Ada");
  await form(page).getByLabel(labelOf("email")).fill("ada@example.org");
  await form(page).getByLabel(labelOf("message")).fill("A secret");
}

test("scrolling loads no more script than the first one", async ({ page, watch }) => {
  const scripts = () => watch.requests.filter((request) => request.startsWith("script "));
  await page.goto(home.path, { waitUntil: "networkidle" });
  await page.mouse.move(3, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  for (const key of ["PageDown", "ArrowUp", "Home", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(scripts().length).toBeLessThanOrEqual(2);
  expect(scripts().join()).not.toContain("start-app");

  const asked = page.waitForRequest(/start-app/);
  await page.keyboard.press("Tab");
  await asked;
});

test("hovering a link loads its page while the script is loading", async ({ page, watch }) => {
  const script = await holdScript(page, /\/assets\/(?:start-app|react)-[\w-]+\.js$/);
  await page.goto(home.path);
  const chunk = page.waitForResponse(pageChunk);
  const link = contactButton(page);
  await link.hover();
  await (await chunk).finished();
  script.release();
  await linksTakenOver(page);
  const before = watch.requests.filter((request) => request.includes("/page-"));
  await link.click();
  await expectPage(page, contact);
  expect(before).toHaveLength(2);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("touching a link loads the script, swiping does not", async ({ page, watch }) => {
    const fetched = () => watch.requests.join();
    await page.goto(home.path, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    // At the edge, where nothing is interactive.
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x: 8, y }],
      });
    await touch("touchStart", 700);
    for (const y of [600, 500, 400, 300, 200, 100]) await touch("touchMove", y);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(fetched()).not.toContain("start-app");
    // A tap while the page still scrolls only stops the scrolling.
    await page.waitForFunction(() => {
      const state = window as unknown as { lastY?: number; still?: number };
      state.still = state.lastY === scrollY ? (state.still ?? 0) + 1 : 0;
      state.lastY = scrollY;
      return state.still > 10;
    });
    const asked = page.waitForRequest(/start-app/);
    await linkTo(page.getByRole("contentinfo"), footerPage).tap();
    await asked;
    // Playwright hangs if the page is closed during a tap.
    await expectPage(page, footerPage);
  });
});

test("a submit before hydration is delivered before the next page is shown", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page, /\/assets\/contact-[\w-]+\.js$/);
  await page.goto(contact.path);
  await write(page);
  await form(page).getByRole("button", { name: submitLabel }).click();
  await linksTakenOver(page);
  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  script.release();
  await expectPage(page, footerPage);
  expect(await delivered()).toHaveLength(1);
});

test("a link pressed before the script has loaded opens the page as a document", async ({
  page,
  watch,
}) => {
  await holdScript(page);
  await page.goto(home.path, { waitUntil: "commit" });
  await contactButton(page).click();
  await expectPage(page, contact);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
    `document ${home.path}`,
    `document ${contact.path}`,
  ]);
});

test("a form whose script never loads shows phone and mail and keeps its values", async ({
  page,
  watch,
}) => {
  test.skip(messageEndpoint !== undefined, "The browser posts it: contact-form-delivery.spec.ts");
  watch.expectMessage(/^error: Failed to load resource/);
  await page.route(/start-app/, (route) => route.abort());
  await page.goto(contact.path);
  await write(page);
  const notice = form(page).getByRole("alert");
  const button = form(page).getByRole("button", { name: submitLabel });
  // At the second press the script has already failed to load.
  for (const _ of ["first press", "second press"]) {
    await button.click();
    await expect(notice).toBeFocused();
    await expect(button).toBeVisible();
  }
  for (const { text, href } of [company.phone, company.email]) {
    await expect(notice.getByRole("link", { name: text })).toHaveAttribute("href", href);
  }
  await expect(form(page).getByLabel(labelOf("message"))).toHaveValue("A secret");
});

test("a link to a tab of the portfolio opens that tab without further interaction", async ({
  page,
}) => {
  const [id = ""] = all(pageAt(pathTo("portfolio")).main, "input[type=radio]:not([checked])").map(
    (tab) => tab.id,
  );
  await page.goto(`${pathTo("portfolio")}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeChecked();
});

test("Back after a reload shows the previous page", async ({ page }) => {
  await arrive(page, menuPage.route.path);
  await contactButton(page).click();
  await expectPage(page, contact);
  await page.reload();
  await page.goBack();
  await expectPage(page, menuPage.route);
});
