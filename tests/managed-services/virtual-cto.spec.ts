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

const call = "Call (314) 555-0142";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/virtual-cto");
});

test("a visitor schedules a consultation first or last, or goes Home instead", async ({ page }) => {
  await expectButtons(hero(page), [
    ["Schedule a Consultation", "/contact"],
    ["View Our Portfolio", "/"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule Free Consultation", "/contact"],
    [call, "/"],
  ]);
});

test("a visitor reads four benefits", async ({ page }) => {
  await expect(itemNames(part(page, /^What changes once/))).toHaveCount(4);
});

test("a visitor sees the four steps of the process", async ({ page }) => {
  await expect(itemNames(listWith(page, "Strategy Development"))).toHaveText([
    "Discovery & Assessment",
    "Strategy Development",
    "Implementation Planning",
    "Ongoing Support & Guidance",
  ]);
});

test("a visitor reads the six points on offer, and no quarter is left blank", async ({ page }) => {
  const offer = part(page, /what we have to offer/i);
  await expect(offer.getByRole("columnheader")).toHaveText(["What we do", "Q1", "Q2", "Q3", "Q4"]);
  await expect(offer.getByRole("rowheader")).toHaveCount(6);
  await expect(offer.getByRole("cell").filter({ hasText: /\w/ })).toHaveCount(24);
});

test("a visitor reads of 20+ years of leadership experience", async ({ page }) => {
  await expect(
    page.getByRole("main").getByText("20+ years of leadership experience"),
  ).toBeVisible();
});

test("a visitor chooses between three models of four points each", async ({ page }) => {
  const models = ["Project-Based", "Ongoing Advisory", "Interim CTO"];
  await expect(itemNames(listWith(page, "Interim CTO"))).toHaveText(models);
  for (const model of models) {
    await expect(item(page, model).getByRole("listitem")).toHaveCount(4);
  }
  await expect(item(page, "Ongoing Advisory")).toContainText("Most Popular");
  await expect(page.getByText("Most Popular")).toHaveCount(1);
});

test("a visitor who presses the phone number only arrives at Home", async ({ page }) => {
  await closing(page).getByRole("link", { name: call }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Virtual CTO A technology chief, for the days you need one." [level=1]
      - heading "What changes once someone is in charge." [level=2]
      - list:
        - listitem:
          - heading "Judgment without the salary" [level=3]
        - listitem:
          - heading "A plan with prices" [level=3]
        - listitem:
          - heading "Technology that follows the business" [level=3]
        - listitem:
          - heading "Risks with a name and a date" [level=3]
      - heading "How it begins, and how it goes on." [level=2]
      - list:
        - listitem:
          - heading "Discovery & Assessment" [level=3]
        - listitem:
          - heading "Strategy Development" [level=3]
        - listitem:
          - heading "Implementation Planning" [level=3]
        - listitem:
          - heading "Ongoing Support & Guidance" [level=3]
      - heading "What we have to offer, quarter by quarter." [level=2]
      - heading "20+ years of leadership experience" [level=2]
      - list:
        - listitem:
          - heading "A server in the closet" [level=3]
        - listitem:
          - heading "Virtual machines" [level=3]
        - listitem:
          - heading "The cloud" [level=3]
        - listitem:
          - heading "AI" [level=3]
      - heading "Three ways to work together." [level=2]
      - list:
        - listitem:
          - heading "Project-Based" [level=3]
        - listitem:
          - heading "Ongoing Advisory" [level=3]
        - listitem:
          - heading "Interim CTO" [level=3]
      - heading "Bring the decision you keep putting off." [level=2]
  `,
  );
});
