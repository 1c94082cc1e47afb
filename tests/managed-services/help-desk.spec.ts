import { expect, test } from "../fixtures";
import {
  barWidths,
  closing,
  expectButtons,
  expectOutline,
  hero,
  item,
  itemNames,
  listWith,
  part,
} from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/help-desk");
});

test("a visitor gets support now, at the end contacts support, or views all services", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Get Support Now", "/contact"],
    ["View All Services", "/"],
  ]);
  await expectButtons(closing(page), [
    ["Contact Support Now", "/contact"],
    ["View All Services", "/"],
  ]);
});

test("a visitor reads four features and eight issues", async ({ page }) => {
  await expect(itemNames(listWith(page, "Engineers answer"))).toHaveCount(4);
  await expect(itemNames(part(page, /what people call about/))).toHaveCount(8);
});

test("a visitor reads how soon each level responds, and sees it drawn to scale", async ({
  page,
}) => {
  const table = page.getByRole("main").getByRole("table");
  await expect(table.getByRole("rowheader")).toHaveText([
    "Level 1",
    "Level 2",
    "Level 3",
    "Emergency",
  ]);
  for (const [level, time] of [
    ["Level 1", /^under 15 minutes$/i],
    ["Level 2", /^under 1 hour$/i],
    ["Level 3", /^under 4 hours$/i],
    ["Emergency", /^under 15 minutes$/i],
  ] as const) {
    const row = table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: level }) });
    await expect(row.getByRole("cell").last()).toHaveText(time);
    await expect(row.getByRole("cell").first()).toHaveText(/\w/);
  }
  await expect(table).toContainText("the full width is 4 hours");
  expect(await barWidths(table)).toEqual([6, 25, 100, 6]);
});

test("a visitor reads two metrics and can count them in their drawings", async ({ page }) => {
  const marks = async (name: string) => {
    const lit = await item(page, name).locator("svg path").first().getAttribute("d");
    return lit?.match(/M/g)?.length;
  };
  await expect(itemNames(part(page, /^How fast we answer/))).toHaveText([
    /^98% first call resolution$/,
    /^under 2 minutes average wait$/i,
  ]);
  expect(await marks("98% first call resolution")).toBe(98);
  expect(await marks("Under 2 minutes average wait")).toBe(2);
});

test("a visitor chooses between four channels and can use two of them at once", async ({
  page,
}) => {
  await expect(itemNames(listWith(page, "Live chat"))).toHaveText([
    /^phone$/i,
    /^live chat$/i,
    /^remote access$/i,
    /^email$/i,
  ]);
  await expect(item(page, "Phone").getByRole("link")).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  await expect(item(page, "Email").getByRole("link")).toHaveAttribute("href", /^mailto:.+@.+/);
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Help Desk Support Someone picks up. Then it works." [level=1]
      - heading "How fast we answer, how often it ends there." [level=2]
      - list:
        - listitem:
          - heading "98% first call resolution" [level=3]
        - listitem:
          - heading "Under 2 minutes average wait" [level=3]
      - heading "Four levels, four clocks." [level=2]
      - heading "The desk behind the number." [level=2]
      - list:
        - listitem:
          - heading "Engineers answer" [level=3]
        - listitem:
          - heading "Your history on the screen" [level=3]
        - listitem:
          - heading "Nights and holidays" [level=3]
        - listitem:
          - heading "The cause, not the ticket" [level=3]
      - 'heading "Passwords, printers, Wi-\u2060Fi: what people call about." [level=2]'
      - list:
        - listitem:
          - heading "Passwords and sign-in" [level=3]
        - listitem:
          - heading "Email and calendars" [level=3]
        - listitem:
          - heading "Slow computers" [level=3]
        - listitem:
          - heading "Printers and scanners" [level=3]
        - listitem:
          - heading "Wi-\u2060Fi and VPN" [level=3]
        - listitem:
          - heading "Business software" [level=3]
        - listitem:
          - heading "Suspicious messages" [level=3]
        - listitem:
          - heading "New and leaving staff" [level=3]
      - heading "Four ways in, one queue." [level=2]
      - list:
        - listitem:
          - heading "Phone" [level=3]
        - listitem:
          - heading "Live chat" [level=3]
        - listitem:
          - heading "Remote access" [level=3]
        - listitem:
          - heading "Email" [level=3]
      - heading "What has stopped working?" [level=2]
  `,
  );
});
