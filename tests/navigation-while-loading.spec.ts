import type { Page } from "@playwright/test";
import { header as words } from "../site/words/header-and-footer";
import {
  arrive,
  contact,
  contactLink,
  expect,
  expectPage,
  goToContactFromOther,
  holdScript,
  home,
  homeLink,
  otherPage,
  pageChunk,
  test,
} from "./fixtures";

const progress = (page: Page) => page.getByRole("progressbar");

test("the last link pressed wins and adds one history entry", async ({ page }) => {
  await arrive(page, otherPage.path);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // Presses at least a second apart would load a document.
  await page.clock.setFixedTime("2030-01-01T09:00:00Z");
  const script = await holdScript(page, pageChunk);
  await contactLink(page).click();
  await homeLink(page).click();
  await homeLink(page).click();
  await expect(progress(page)).toHaveCount(1);
  await expectPage(page, otherPage);
  script.release();
  await expectPage(page, home);
  await expect(progress(page)).toHaveCount(0);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expectPage(page, otherPage);
});

for (const [what, press, shown] of [
  ["a link to the open page", (page: Page) => contactLink(page).click(), contact],
  [
    "an anchor of the open page",
    (page: Page) => page.getByRole("link", { name: words.skipLink }).press("Enter"),
    contact,
  ],
  ["Back", (page: Page) => page.goBack(), otherPage],
] as const) {
  test(`${what} cancels the loading of another page`, async ({ page, watch }) => {
    await goToContactFromOther(page, watch.requests);
    const script = await holdScript(page, pageChunk);
    const asked = page.waitForRequest(pageChunk);
    await homeLink(page).click();
    await asked;
    await expect(progress(page)).toBeVisible();
    await press(page);
    await expect(progress(page)).toHaveCount(0);
    const answered = page.waitForResponse(pageChunk);
    script.release();
    // It has run once another import of it is there.
    await page.evaluate(async (address) => {
      await import(address);
      await new Promise((idle) => requestIdleCallback(idle));
    }, (await answered).url());
    await expect(progress(page)).toHaveCount(0);
    await expectPage(page, shown);
    expect(new URL(page.url()).pathname).toBe(shown.path);
  });
}

for (const [what, files, when, wait] of [
  ["page", pageChunk, "8 s", (page: Page) => page.clock.runFor(8000)],
  [
    "style sheet",
    /\/assets\/(?:page|shared)-[\w-]+\.css$/,
    "another press a second later",
    async (page: Page) => {
      await page.clock.runFor(1000);
      await contactLink(page).click();
    },
  ],
] as const) {
  test(`no answer for a ${what}: a document loads after ${when}`, async ({ page, watch }) => {
    await page.clock.install({ time: "2030-01-01T09:00:00Z" });
    await arrive(page, home.path);
    await page.clock.pauseAt("2030-01-01T10:00:00Z");
    await holdScript(page, files);
    const asked = page.waitForRequest(files);
    await contactLink(page).click();
    await asked;
    await page.clock.runFor(900);
    await contactLink(page).click();
    await expect(progress(page)).toHaveCount(0);
    expect(watch.documents()).toEqual([home.path]);
    await wait(page);
    await expectPage(page, contact);
    expect(watch.documents()).toEqual([home.path, contact.path]);
  });
}
