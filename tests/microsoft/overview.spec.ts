import { expect, takenOver, test } from "../fixtures";
import {
  closing,
  entry,
  entryNames,
  expectButtons,
  expectEntries,
  expectLearnMore,
  expectSteps,
  figure,
  hero,
  learnMore,
  part,
  sectionWith,
  steps,
} from "../reading";

const solutions = ["Microsoft 365", "Dynamics 365", "Power BI", "Azure Consulting"];

test.beforeEach(async ({ page }) => {
  await page.goto("/microsoft");
});

test("a visitor gets a consultation or learns more first, and at the end meets the team", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Get Free Consultation", "/contact"],
    ["Learn More", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule Free Consultation", "/contact"],
    ["Meet Our Team", "/team"],
  ]);
});

test("a visitor compares four solutions and what each starts at", async ({ page }) => {
  const cards = sectionWith(page, "Microsoft 365");
  await expect(entryNames(cards)).toHaveText(solutions);
  for (const [name, price] of [
    ["Microsoft 365", "$6"],
    ["Dynamics 365", "$65"],
    ["Power BI", "$10"],
  ] as const) {
    const card = entry(cards, name);
    await expect(card).toContainText("per user per month");
    expect((await card.innerText()).match(/\$[\d.,]*\d/g), name).toEqual([price]);
    await expect(card.getByText(price).first(), name).toBeVisible();
  }
});

test("a visitor reads one price for Azure Consulting, by no month and by no user", async ({
  page,
}) => {
  const card = entry(sectionWith(page, "Microsoft 365"), "Azure Consulting");
  expect((await card.innerText()).match(/\$[\d.,]*\d/g)).toEqual(["$100"]);
  await expect(card).not.toContainText(/month/i);
  await expect(card).not.toContainText(/user/i);
  await expect(card).not.toContainText(/\/\s*mo\b/i);
});

test("a visitor reads what each solution includes", async ({ page }) => {
  const cards = sectionWith(page, "Microsoft 365");
  const all = new Set<string>();
  for (const name of solutions) {
    const features = await entry(cards, name).getByRole("listitem").allInnerTexts();
    expect(features.length, name).toBeGreaterThanOrEqual(2);
    for (const feature of features) {
      expect(feature.trim(), name).not.toBe("");
      expect(all.has(feature), feature).toBe(false);
      all.add(feature);
    }
  }
});

test("a visitor tells four Learn More links apart, and each leads to the contact page", async ({
  page,
}) => {
  const cards = sectionWith(page, "Microsoft 365");
  await expectLearnMore(cards, solutions);
  // A solution's own page is not what its card leads to.
  for (const name of solutions) await expect(entry(cards, name).getByRole("link")).toHaveCount(1);
  await takenOver(page);
  for (const name of solutions) {
    await learnMore(entry(cards, name)).click();
    await expect(page).toHaveURL("/contact");
    await expect(page).toHaveTitle("Contact Us - Quietworks");
    await page.goBack();
    await expect(page).toHaveTitle("Microsoft Licensing - Quietworks");
  }
});

test("a visitor reads of 500+ businesses and 15+ years", async ({ page }) => {
  await expect(figure(page, "businesses")).toHaveText("500+");
  await expect(figure(page, "years")).toHaveText("15+");
});

test("a visitor reads four reasons and four steps, the steps numbered", async ({ page }) => {
  await expectEntries(part(page, /reasons|why/i), 4);
  await expectSteps(steps(page), 4);
});
