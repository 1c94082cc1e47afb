import type { Page } from "@playwright/test";
import { arrive, expect, holdScript, takenOver, test } from "./fixtures";

const failedFile = /^error: Failed to load resource/;
const entryScript = /\/assets\/index-[\w-]+\.js$/;
const pageChunk = /\/assets\/page-[\w-]+\.js$/;

async function goToAbout(page: Page) {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "About" }).click();
  await header.getByRole("link", { name: "Company Overview" }).click();
}

for (const [fault, answer] of [
  ["cannot be reached", undefined],
  ["was removed by a new deploy", { status: 404, contentType: "text/html", body: "" }],
] as const) {
  test(`a visitor whose next page's file ${fault} gets that page as a document`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(failedFile);
    watch.expectMessage(/MIME type/);
    await arrive(page, "/");
    await page.route(pageChunk, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await goToAbout(page);
    await expect(page).toHaveURL("/about");
    await expect(page).toHaveTitle("About Us - Quietworks");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("About Us");
    expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
      "document /",
      "document /about",
    ]);
    await page.goBack();
    await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  });
}

test("a visitor whose network goes after pointing at a link still gets there", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, "/");
  const files = [page.waitForResponse(pageChunk), page.waitForResponse(/shared-[\w-]+\.css$/)];
  const link = page.getByRole("banner").getByRole("link", { name: "Get Started" });
  await link.hover();
  for (const file of files) await (await file).finished();
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a visitor whose script is blocked reads, opens menus and follows links", async ({
  page,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await page.route(entryScript, (route) => route.abort());
  await page.goto("/");
  await goToAbout(page);
  await expect(page).toHaveTitle("About Us - Quietworks");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  await expect(page.getByLabel("Message *")).toBeEditable();
});

test("a visitor is faster than the script: menus and links work, typed words stay", async ({
  page,
}) => {
  const script = await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Name *").fill("Ada");
  await page.getByRole("banner").getByRole("button", { name: "Software" }).click();
  const entry = page.getByRole("banner").getByRole("link", { name: "AI Consulting" });
  await expect(entry).toBeVisible();
  script.release();
  await takenOver(page);
  await expect(entry).toBeVisible();
  await expect(page.getByLabel("Name *")).toHaveValue("Ada");
});

test("a visitor without the font or the pictures reads every word", async ({ page, watch }) => {
  watch.expectMessage(failedFile);
  watch.expectMessage(/^warning: .*preload/);
  await page.route(/\.(?:woff2|avif|webp|jpe?g|png|svg|ico)$/, (route) => route.abort());
  await arrive(page, "/about");
  await expect(page.getByRole("heading", { name: "Simplicity First" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Marian Okafor" })).toBeVisible();
});

test("a visitor whose browser keeps no storage moves and writes as ever", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is disabled", "SecurityError");
        },
      });
    }
  });
  await arrive(page, "/");
  await goToAbout(page);
  await expect(page).toHaveTitle("About Us - Quietworks");
});
