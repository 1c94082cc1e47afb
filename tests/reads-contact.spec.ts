import { arrive, expect, test } from "./fixtures";

test.beforeEach(({ page }) => arrive(page, "/contact"));

test("a visitor is asked to write", async ({ page }) => {
  await expect(
    page.getByRole("heading", { level: 1, name: "Ready to Simplify Your IT?" }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByText("free", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
});

test("a visitor who prefers to talk dials the company", async ({ page }) => {
  const talk = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Prefer to Talk? Give Us a Call" }),
  });
  await expect(talk.getByRole("link")).toHaveAttribute("href", "tel:+13145550142");
  await expect(talk.getByRole("link")).toHaveText("(314) 555-0142");
});

test("a visitor goes to learn about the company and is on Home", async ({ page }) => {
  await page.getByRole("link", { name: "Learn About Our Company" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
});

test("a visitor finds hours and address", async ({ page }) => {
  const facts = page.getByRole("main").locator("address").first();
  await expect(facts).toContainText("Mon-Fri 8AM-5PM");
  await expect(facts).toContainText("Emergency support 24/7");
  await expect(facts).toContainText(/St\. Louis, (?:Missouri|MO)/);
});
