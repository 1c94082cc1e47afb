import { expect, test } from "../fixtures";
import {
  closing,
  expectButtons,
  expectOutline,
  hero,
  item,
  itemNames,
  listWith,
  part,
} from "../reading";

const industries = ["Healthcare", "Finance", "Retail & E-commerce", "Manufacturing"];

test.beforeEach(async ({ page }) => {
  await page.goto("/software/ai-consulting");
});

test("a visitor schedules or sees work first, and at the end learns about the firm", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Schedule a Consultation", "/contact"],
    ["View Our Work", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule a Consultation", "/contact"],
    ["Learn About Us", "/about"],
  ]);
});

test("a visitor reads four services, six benefits and four steps, the steps numbered", async ({
  page,
}) => {
  await expect(itemNames(listWith(page, "AI Readiness Review"))).toHaveCount(4);
  const benefits = part(page, /^Hours back/);
  await expect(benefits.getByRole("term")).toHaveCount(6);
  await expect(benefits.getByRole("definition")).toHaveCount(6);
  const steps = listWith(page, "Listen");
  await expect(itemNames(steps)).toHaveCount(4);
  expect(await steps.evaluate(({ tagName }) => tagName)).toBe("OL");
});

test("a visitor finds four industries, each with its own applications", async ({ page }) => {
  await expect(itemNames(listWith(page, "Healthcare"))).toHaveText(industries);
  const all = new Set<string>();
  for (const name of industries) {
    const applications = await item(page, name).getByRole("listitem").allInnerTexts();
    expect(applications.length, name).toBeGreaterThanOrEqual(2);
    for (const application of applications) {
      expect(application.trim(), name).not.toBe("");
      expect(all.has(application), application).toBe(false);
      all.add(application);
    }
  }
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "AI Consulting Let it type. You decide." [level=1]
      - heading "Start with whether it helps at all." [level=2]
      - list:
        - listitem:
          - heading "AI Readiness Review" [level=3]
        - listitem:
          - heading "Document Automation" [level=3]
        - listitem:
          - heading "Company Assistants" [level=3]
        - listitem:
          - heading "Forecasting" [level=3]
      - heading "Two questions sort every idea." [level=2]
      - table
      - heading "What it does in a clinic, a bank, a shop and a plant." [level=2]
      - list:
        - listitem:
          - heading "Healthcare" [level=3]
        - listitem:
          - heading "Finance" [level=3]
        - listitem:
          - heading "Retail & E-commerce" [level=3]
        - listitem:
          - heading "Manufacturing" [level=3]
      - heading "Hours back, and a switch on every job." [level=2]
      - term: Hours.
      - term: Accuracy.
      - term: Speed.
      - term: Memory.
      - term: Foresight.
      - term: Control.
      - heading "You may stop after every step." [level=2]
      - list:
        - listitem:
          - heading "Listen" [level=3]
        - listitem:
          - heading "Try" [level=3]
        - listitem:
          - heading "Build in" [level=3]
        - listitem:
          - heading "Measure" [level=3]
      - heading "Bring the task nobody wants." [level=2]
  `,
  );
});
