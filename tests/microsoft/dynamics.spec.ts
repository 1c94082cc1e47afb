import { expect, takenOver, test } from "../fixtures";
import {
  closing,
  entry,
  entryNames,
  expectButtons,
  expectEntries,
  expectLearnMore,
  expectSteps,
  hero,
  learnMore,
  sectionWith,
  steps,
} from "../reading";

const applications = [
  "Sales",
  "Customer Service",
  "Marketing",
  "Finance",
  "Supply Chain",
  "Human Resources",
];

const industries = [
  "Manufacturing",
  "Retail",
  "Financial Services",
  "Healthcare",
  "Professional Services",
  "Non-Profit",
];

test.beforeEach(async ({ page }) => {
  await page.goto("/microsoft/dynamics");
});

test("a visitor schedules a demo or learns more first, and at the end goes up to all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Schedule Demo", "/contact"],
    ["Learn More", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule Consultation", "/contact"],
    ["View All Microsoft Services", "/microsoft"],
  ]);
});

test("a visitor chooses between six applications", async ({ page }) => {
  await expect(entryNames(sectionWith(page, "Sales"))).toHaveText(applications);
});

test("a visitor tells six Learn More links apart, and each leads to the contact page", async ({
  page,
}) => {
  const cards = sectionWith(page, "Sales");
  await expectLearnMore(cards, applications);
  await takenOver(page);
  await learnMore(entry(cards, "Human Resources")).click();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle("Contact Us - Quietworks");
});

test("a visitor finds six industries", async ({ page }) => {
  await expect(entryNames(sectionWith(page, "Manufacturing"))).toHaveText(industries);
});

test("a visitor reads four reasons and four steps, the steps numbered", async ({ page }) => {
  await expectEntries(sectionWith(page, "A customer is entered once"), 4);
  await expectSteps(steps(page), 4);
});
