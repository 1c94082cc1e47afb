import { expect, test } from "../fixtures";
import {
  closing,
  expectButtons,
  expectOutline,
  figure,
  hero,
  item,
  itemNames,
  listWith,
  part,
} from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/cloud-services");
});

test("a visitor starts a cloud journey, at the end gets a strategy session, or views all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Start Cloud Journey", "/contact"],
    ["View All Services", "/"],
  ]);
  await expectButtons(closing(page), [
    ["Get Cloud Strategy Session", "/contact"],
    ["View All Services", "/"],
  ]);
});

test("a visitor who wants to view all services arrives at Home", async ({ page }) => {
  await hero(page).getByRole("link", { name: "View All Services" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
});

test("a visitor reads four services and six benefits", async ({ page }) => {
  await expect(itemNames(listWith(page, "Cloud Migration"))).toHaveCount(4);
  await expect(itemNames(part(page, /^Six things/))).toHaveCount(6);
});

test("a visitor chooses between three public clouds and Hybrid", async ({ page }) => {
  const names = itemNames(listWith(page, "Hybrid"));
  await expect(names).toHaveText(["AWS", "Microsoft Azure", "Google Cloud", "Hybrid"]);
});

test("a visitor knows the three public clouds by their logos", async ({ page }) => {
  const drawings = new Set<string | null>();
  for (const name of ["AWS", "Microsoft Azure", "Google Cloud"]) {
    const logo = item(page, name).locator("svg").first();
    await expect(logo).toBeVisible();
    // Icons are drawn on a square of 24; a logo keeps the measures of its owner.
    await expect(logo).not.toHaveAttribute("viewBox", "0 0 24 24");
    drawings.add(await logo.locator("path").getAttribute("d"));
  }
  expect(drawings.size).toBe(3);
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
});

test("a visitor reads what the cloud saves and what is promised", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByText("up to 30% cost reduction", { exact: true })).toBeVisible();
  await expect(main.getByText("99.9% uptime SLA", { exact: true })).toBeVisible();
});

test("a visitor sees the four steps of a migration", async ({ page }) => {
  await expect(itemNames(listWith(page, "Migration"))).toHaveText([
    "Assessment",
    "Planning",
    "Migration",
    "Optimization",
  ]);
});

test("a visitor reads what a move returns, and when", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 2, name: /ROI/ })).toContainText(
    "positive within 6-12 months",
  );
  const returns = part(page, /ROI/);
  await expect(returns.getByRole("term")).toHaveCount(3);
  await expect(returns.getByRole("definition").filter({ hasText: "24/7" })).toHaveCount(1);
  await expect(figure(page, "overhead reduction")).toHaveText("60%");
  await expect(figure(page, "faster deployment")).toHaveText("3x");
  await expect(returns.locator("svg").getByText("6-12 months")).toBeVisible();
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Cloud Services Turn the server room back into a room." [level=1]
      - heading "Getting there, and staying on budget." [level=2]
      - list:
        - listitem:
          - heading "Cloud Migration" [level=3]
        - listitem:
          - heading "Cloud Infrastructure" [level=3]
        - listitem:
          - heading "Cloud Security" [level=3]
        - listitem:
          - heading "Cloud Management" [level=3]
      - heading "Three public clouds, and the one under your stairs." [level=2]
      - list:
        - listitem:
          - heading "AWS" [level=3]
        - listitem:
          - heading "Microsoft Azure" [level=3]
        - listitem:
          - heading "Google Cloud" [level=3]
        - listitem:
          - heading "Hybrid" [level=3]
      - heading "Six things that change for good." [level=2]
      - list:
        - listitem:
          - heading "Cost savings" [level=3]
        - listitem:
          - heading "Scalability" [level=3]
        - listitem:
          - heading "Security" [level=3]
        - listitem:
          - heading "Reliability" [level=3]
        - listitem:
          - heading "Remote access" [level=3]
        - listitem:
          - heading "Disaster recovery" [level=3]
      - heading "Four steps, and no Monday without email." [level=2]
      - list:
        - listitem:
          - heading "Assessment" [level=3]
        - listitem:
          - heading "Planning" [level=3]
        - listitem:
          - heading "Migration" [level=3]
        - listitem:
          - heading "Optimization" [level=3]
      - heading "ROI is positive within 6-12 months." [level=2]
      - heading "Bring last month's invoices." [level=2]
  `,
  );
});
