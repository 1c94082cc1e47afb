import type { Page } from "@playwright/test";
import { arrive, expect, holdScript, test } from "./fixtures";

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
  expect(scripts().length).toBeLessThanOrEqual(2);
  expect(scripts().join()).not.toContain("start-app");

  const asked = page.waitForRequest(/start-app/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).hover();
  await asked;
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
