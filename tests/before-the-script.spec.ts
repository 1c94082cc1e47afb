import type { Page } from "@playwright/test";
import { arrive, expect, holdScript, linksTakenOver, test } from "./fixtures";

const pageChunk = /\/assets\/page-[\w-]+\.js$/;

const form = (page: Page) => page.getByRole("form", { name: "Contact" });

async function write(page: Page) {
  await form(page).getByLabel("Name *").fill("Ada");
  await form(page).getByLabel("Email *").fill("ada@example.org");
  await form(page).getByLabel("Message *").fill("A secret");
}

test("a visitor who only reads gets no more script than the first small one", async ({
  page,
  watch,
}) => {
  const scripts = () => watch.requests.filter((request) => request.startsWith("script "));
  await page.goto("/", { waitUntil: "networkidle" });
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

test("the link that a visitor first points at is prepared while the script is loading", async ({
  page,
  watch,
}) => {
  const script = await holdScript(page, /\/assets\/(?:start-app|react)-[\w-]+\.js$/);
  await page.goto("/");
  const chunk = page.waitForResponse(pageChunk);
  const link = page.getByRole("banner").getByRole("link", { name: "Get Started" });
  await link.hover();
  await (await chunk).finished();
  script.release();
  await linksTakenOver(page);
  const before = watch.requests.filter((request) => request.includes("/page-"));
  await link.click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  expect(before).toHaveLength(2);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

test.describe("a visitor with a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("gets the script for a touch on a link, not for a swipe over the page", async ({
    page,
    watch,
  }) => {
    const fetched = () => watch.requests.join();
    await page.goto("/", { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    // Beside the words, where nothing reacts to a touch.
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
    const asked = page.waitForRequest(/start-app/);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).tap();
    await asked;
  });
});

test("a message sent before its script has come is delivered before the next page is shown", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page, /\/assets\/contact-[\w-]+\.js$/);
  await page.goto("/contact");
  await write(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await linksTakenOver(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  script.release();
  await expect(page).toHaveTitle("About Us - Quietworks");
  expect(await delivered()).toHaveLength(1);
});

test("a visitor presses a link before the script is there and gets the page as a document", async ({
  page,
  watch,
}) => {
  await holdScript(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
    "document /",
    "document /contact",
  ]);
});

test("a form whose script never loads says how else to write, and keeps every word", async ({
  page,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  await page.route(/start-app/, (route) => route.abort());
  await page.goto("/contact");
  await write(page);
  const notice = form(page).getByRole("alert");
  const button = form(page).getByRole("button", { name: "Send Message" });
  // The second press finds the script missing already.
  for (const _ of ["first press", "second press"]) {
    await button.click();
    await expect(notice).toBeFocused();
    await expect(button).toBeVisible();
  }
  await expect(notice.getByRole("link", { name: "(314) 555-0142" })).toBeVisible();
  await expect(notice.getByRole("link", { name: "hello@quietworks.example" })).toBeVisible();
  await expect(form(page).getByLabel("Message *")).toHaveValue("A secret");
});

test("a visitor who follows a link to a tab sees it without doing anything", async ({ page }) => {
  await page.goto("/portfolio#wordpress");
  await expect(page.getByRole("radio", { name: "WordPress" })).toBeChecked();
});

test("a visitor who reloads after moving on finds the page before with Back, at once", async ({
  page,
}) => {
  await arrive(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle("About Us - Quietworks");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About Us");
});
