import type { Page, Response } from "@playwright/test";
import {
  arrive,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  holdScript,
  home,
  linkTo,
  otherFooterPage,
  test,
} from "./fixtures";

const pageChunk = /\/assets\/page-[\w-]+\.js$/;

/** Waits until a script has loaded and has had time to run. */
const actedOn = async (page: Page, script: Promise<Response>) => {
  await page.evaluate(async (address) => {
    await import(address);
    await new Promise((idle) => requestIdleCallback(idle));
  }, (await script).url());
};

test("the open page stays while the next one is loading, with a progress bar", async ({ page }) => {
  await arrive(page, home.path);
  const script = await holdScript(page, pageChunk);
  await contactButton(page).click();
  const line = page.getByRole("progressbar");
  await expect(line).toBeVisible();
  await expectPage(page, home);
  script.release();
  await expectPage(page, contact);
  await expect(line).toHaveCount(0);
});

test("the last link pressed wins and adds one history entry", async ({ page }) => {
  await arrive(page, home.path);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const script = await holdScript(page, pageChunk);
  const footer = page.getByRole("contentinfo");
  await linkTo(footer, otherFooterPage).click();
  await linkTo(footer, footerPage).click();
  await linkTo(footer, footerPage).click();
  await expect(page.getByRole("progressbar")).toHaveCount(1);
  script.release();
  await expectPage(page, footerPage);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expectPage(page, home);
});

for (const [kind, selector] of [
  ["the open page", `header a[href="${home.path}"]`],
  ["a section of the open page", 'main a[href^="#"]'],
] as const) {
  test(`a link to ${kind} cancels the loading of another page`, async ({ page }) => {
    await arrive(page, home.path);
    const script = await holdScript(page, pageChunk);
    const coming = page.waitForRequest(pageChunk);
    await contactButton(page).click();
    await coming;
    const line = page.getByRole("progressbar");
    await expect(line).toBeVisible();
    await page.locator(selector).filter({ visible: true }).first().click();
    await expect(line).toHaveCount(0);
    const there = page.waitForResponse(pageChunk);
    script.release();
    await actedOn(page, there);
    await expectPage(page, home);
    expect(new URL(page.url()).pathname).toBe(home.path);
  });
}

test("Back cancels the loading of another page", async ({ page, watch }) => {
  await arrive(page, home.path);
  await contactButton(page).click();
  await expectPage(page, contact);
  // The second one is Home's, for Back.
  const chunks = () => watch.requests.filter((request) => pageChunk.test(request));
  await expect.poll(() => chunks().length).toBe(2);
  await page.waitForLoadState("networkidle");
  const script = await holdScript(page, pageChunk);
  const coming = page.waitForRequest(pageChunk);
  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  await coming;
  await page.goBack();
  await expectPage(page, home);
  const there = page.waitForResponse(pageChunk);
  script.release();
  await actedOn(page, there);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page).toHaveURL(home.path);
});

test("a link can be pressed while its page is still fading in", async ({ page }) => {
  await arrive(page, home.path);
  const header = page.getByRole("banner");
  await contactButton(page).click();
  await expectPage(page, contact);
  // With the mouse, because Playwright's click waits for animations.
  const place = await linkTo(header, home).boundingBox();
  if (!place) throw new Error("The header has no link to Home.");
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expectPage(page, home);
});
