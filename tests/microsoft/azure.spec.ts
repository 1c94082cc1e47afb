import { expect, takenOver, test } from "../fixtures";
import {
  closing,
  entry,
  entryNames,
  expectButtons,
  expectEntries,
  expectLearnMore,
  hero,
  learnMore,
  part,
  sectionWith,
} from "../reading";

const services = [
  "Virtual Machines",
  "Azure SQL Database",
  "App Services",
  "Azure Security",
  "Analytics Services",
  "Storage Solutions",
];

const migrations = [
  "Assessment & Planning",
  "Server Migration",
  "Database Migration",
  "Application Modernization",
];

const areas = ["Cloud Strategy", "Architecture Design", "Implementation", "Optimization"];

test.beforeEach(async ({ page }) => {
  await page.goto("/microsoft/azure");
});

test("a visitor gets an assessment or learns more first, and at the end goes up to all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Get Azure Assessment", "/contact"],
    ["Learn More", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule Azure Assessment", "/contact"],
    ["View All Microsoft Services", "/microsoft"],
  ]);
});

test("a visitor reads three points of trust", async ({ page }) => {
  const points = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByText("Azure Certified", { exact: true }) });
  await expect(points.getByRole("listitem")).toHaveText([
    /^Azure Certified\b/,
    /^24\/7 Support\b/,
    /^End-to-End Migration\b/,
  ]);
});

test("a visitor chooses between six services, each with four features", async ({ page }) => {
  const cards = sectionWith(page, "Virtual Machines");
  await expect(entryNames(cards)).toHaveText(services);
  const all = new Set<string>();
  for (const name of services) {
    const features = entry(cards, name).getByRole("listitem");
    await expect(features, name).toHaveCount(4);
    for (const feature of await features.allInnerTexts()) {
      expect(feature.trim(), name).not.toBe("");
      all.add(feature);
    }
  }
  expect(all.size).toBe(24);
});

test("a visitor tells six Learn More links apart, and each leads to the contact page", async ({
  page,
}) => {
  const cards = sectionWith(page, "Virtual Machines");
  await expectLearnMore(cards, services);
  await takenOver(page);
  await learnMore(entry(cards, "Storage Solutions")).click();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle("Contact Us - Quietworks");
});

test("a visitor finds four migration services", async ({ page }) => {
  await expect(entryNames(sectionWith(page, "Assessment & Planning"))).toHaveText(migrations);
});

test("a visitor finds four areas of the approach, each with three deliverables", async ({
  page,
}) => {
  const approach = sectionWith(page, "Cloud Strategy");
  await expect(entryNames(approach)).toHaveText(areas);
  const all = new Set<string>();
  for (const name of areas) {
    const deliverables = entry(approach, name).getByRole("listitem");
    await expect(deliverables, name).toHaveCount(3);
    for (const deliverable of await deliverables.allInnerTexts()) {
      expect(deliverable.trim(), name).not.toBe("");
      all.add(deliverable);
    }
  }
  expect(all.size).toBe(12);
});

test("a visitor who asks why is given four benefits of Azure", async ({ page }) => {
  await expectEntries(part(page, /Why Choose Azure/), 4);
});

test("a visitor finds six badges of compliance", async ({ page }) => {
  const badges = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByText("FedRAMP", { exact: true }) });
  await expect(badges.getByRole("listitem")).toHaveCount(6);
  // A badge stands on a line of its own, whatever is said about it below.
  const all = await badges.getByRole("listitem").allInnerTexts();
  expect(all.map((text) => text.split("\n")[0])).toEqual([
    "SOC 1, 2 and 3",
    "ISO 27001",
    "HIPAA BAA",
    "FedRAMP",
    "GDPR Compliant",
    "PCI DSS Level 1",
  ]);
});
