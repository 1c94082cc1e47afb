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

for (const [kind, selector, documents] of [
  ["one of the style sheets that pages share", "link[data-shared]", 1],
  ["the style sheet of the next page", undefined, 2],
] as const) {
  test(`a link shows a page with all its styles after ${kind} failed once`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(failedFile);
    await arrive(page, "/");
    const shared = selector && (await page.locator(selector).first().getAttribute("href"));
    const file = shared ? `**${shared}` : /\/assets\/page-[\w-]+\.css$/;
    await page.route(file, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    const link = page.getByRole("banner").getByRole("link", { name: "Get Started" });
    await link.hover();
    await failed;
    await link.click();
    await expect(page).toHaveTitle("Contact Us - Quietworks");
    expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(
      documents,
    );
  });
}

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

test("a visitor who is offline is told so, may ask again, and gets there once back online", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, "/");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
  const notice = page.getByRole("dialog", { name: "No network" });
  await expect(notice).toContainText("You are offline.");
  await expect(notice.getByRole("link", { name: "(314) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+13145550142",
  );
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");

  await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle("Our Team - Quietworks");
  await expect(notice).toHaveCount(0);
});

test("a visitor who is offline and presses twice, or goes back, sees one notice at most", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  await page.waitForLoadState("networkidle");
  const chunk = await holdScript(page, pageChunk);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Our Team" }).click();
  await footer.getByRole("link", { name: "About Us" }).click();
  await footer.getByRole("link", { name: "About Us" }).click();
  await context.setOffline(true);
  chunk.release();
  const notice = page.getByRole("dialog", { name: "No network" });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  await expect(notice).toHaveCount(0);
  await context.setOffline(false);
  await expect(page).toHaveURL("/");
});

test("a visitor of a page that throws gets it as a document, or home, and keeps the header", async ({
  page,
  watch,
}) => {
  watch.expectMessage(/^error: /);
  await arrive(page, "/");
  await page.route(pageChunk, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = body.includes("Good IT is the kind nobody notices.")
      ? body.replace(/export\s*\{[^}]*\}/, (names) => {
          const [, page = ""] = /([\w$]+) as default/.exec(names) ?? [];
          return names.replace(`${page} as default`, "broken as default");
        })
      : body;
    await route.fulfill({
      response,
      body: broken === body ? body : `${broken};function broken(){throw new Error("broken")}`,
    });
  });
  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page did not open.");
  await expect(main.getByRole("link", { name: "home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toBeVisible();
  await main.getByRole("link", { name: "open it again" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("About Us");
  expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
    "document /",
    "document /about",
  ]);
});
