import { expect, test } from "../fixtures";
import {
  barWidths,
  closing,
  expectButtons,
  expectOutline,
  hero,
  itemNames,
  listWith,
  part,
} from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/data-backup");
});

test("a visitor secures their data, at the end gets an assessment, or views all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Secure Your Data Now", "/contact"],
    ["View All Services", "/"],
  ]);
  await expectButtons(closing(page), [
    ["Get Backup Assessment", "/contact"],
    ["View All Services", "/"],
  ]);
});

test("a visitor reads who counted the lost data, and when", async ({ page }) => {
  const losses = part(page, /data gets lost/).locator("dl > div");
  await expect(losses).toHaveCount(3);
  for (const [index, [number, source]] of [
    ["94%", "Sophos, The State of Ransomware, 2024"],
    ["34%", "Sophos, The State of Ransomware, 2024"],
    ["54%", "Uptime Institute, Annual Outage Analysis, 2024"],
  ].entries()) {
    const told = losses.nth(index).getByRole("definition");
    await expect(told.first()).toHaveText(number ?? "");
    await expect(told.last()).toHaveText(source ?? "");
  }
});

test("a visitor reads four features", async ({ page }) => {
  await expect(itemNames(part(page, /^Four habits/))).toHaveCount(4);
});

test("a visitor chooses between Local, Cloud and Hybrid", async ({ page }) => {
  await expect(itemNames(listWith(page, "Hybrid"))).toHaveText(["Local", "Cloud", "Hybrid"]);
});

test("a visitor reads four promises about a restore", async ({ page }) => {
  await expect(itemNames(listWith(page, "15-minute RTO"))).toHaveText([
    /15-minute RTO/,
    /1-hour RPO/,
    /24\/7 support/,
    /tested recovery/i,
  ]);
});

test("a visitor compares recovery times in words and in drawn bars", async ({ page }) => {
  const chart = part(page, /still on hold/);
  await expect(chart.getByRole("listitem")).toHaveText([
    "No backup Days, if at all",
    "Tape or USB drive 8 hours",
    "Cloud copies alone 3 hours",
    "Quietworks hybrid 15 minutes",
  ]);
  // Of twelve hours, the full width.
  await expect(chart).toContainText("The full width is twelve hours.");
  expect(await barWidths(chart)).toEqual([100, 67, 25, 2]);
});

test("a visitor reads which copy ends which of five bad mornings", async ({ page }) => {
  const mornings = part(page, /^Five bad mornings/).getByRole("table");
  await expect(mornings.getByRole("rowheader")).toHaveCount(5);
  await expect(mornings.getByRole("cell").filter({ hasText: /\w/ })).toHaveCount(20);
});

test("a visitor recognizes four standards", async ({ page }) => {
  const badges = page.getByRole("main").getByRole("list").filter({ hasText: "GDPR" });
  await expect(badges.getByRole("listitem")).toHaveText(["HIPAA", "SOX", "GDPR", "PCI-DSS"]);
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Data Backup & Recovery Lose a server. Keep the afternoon." [level=1]
      - heading "How data gets lost, and for how long." [level=2]
      - heading "Four habits behind every restore." [level=2]
      - list:
        - listitem:
          - heading "Automated backups" [level=3]
        - listitem:
          - heading "Encrypted end to end" [level=3]
        - listitem:
          - heading "Verified nightly" [level=3]
        - listitem:
          - heading "Point-in-time restore" [level=3]
      - heading "Local, cloud, or both." [level=2]
      - list:
        - listitem:
          - heading "Local" [level=3]
        - listitem:
          - heading "Cloud" [level=3]
        - listitem:
          - heading "Hybrid" [level=3]
      - heading "The worst hour, drawn to scale." [level=2]
      - list:
        - listitem:
          - heading "15-minute RTO" [level=3]
        - listitem:
          - heading "1-hour RPO" [level=3]
        - listitem:
          - heading "24/7 support" [level=3]
        - listitem:
          - heading "Tested recovery" [level=3]
      - heading "Back at work while others are still on hold." [level=2]
      - heading "Five bad mornings, and the copy that ends each." [level=2]
      - heading "Records an auditor can follow." [level=2]
      - heading "Find out what you would lose today." [level=2]
  `,
  );
});
