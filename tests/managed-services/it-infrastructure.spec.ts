import { expect, test } from "../fixtures";
import { expectOutline, hero, itemNames, listWith, part } from "../reading";

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services/it-infrastructure");
});

test("a visitor is led to a conversation", async ({ page }) => {
  await expect(
    hero(page).getByRole("link").and(page.locator(":not(nav a)")).first(),
  ).toHaveAttribute("href", "/contact");
});

test("a visitor reads of servers, endpoints, performance and storage", async ({ page }) => {
  await expect(itemNames(listWith(page, "Server Management"))).toHaveText([
    /server/i,
    /endpoint/i,
    /performance/i,
    /storage/i,
  ]);
});

test("a visitor reads as many benefits as are announced", async ({ page }) => {
  const benefits = part(page, /^What you get/);
  await expect(benefits).toContainText("Nine things");
  await expect(benefits.locator("li li")).toHaveCount(9);
});

test("a visitor sees the four steps of the process", async ({ page }) => {
  await expect(itemNames(listWith(page, "Design"))).toHaveText([
    "Assessment",
    "Design",
    "Implementation",
    "Management",
  ]);
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "IT Infrastructure Hardware that retires before it fails." [level=1]
      - heading "Servers, desks, speed and storage, kept in order." [level=2]
      - list:
        - listitem:
          - heading "Server Management" [level=3]
        - listitem:
          - heading "Endpoint Management" [level=3]
        - listitem:
          - heading "Performance Monitoring" [level=3]
        - listitem:
          - heading "Storage Management" [level=3]
      - heading "A date for everything with a plug." [level=2]
      - heading "What you get, much of it silence." [level=2]
      - list:
        - listitem:
          - heading "At every desk" [level=3]
        - listitem:
          - heading "In the server room" [level=3]
        - listitem:
          - heading "In the books" [level=3]
      - heading "From a closet of cables to a quiet rack." [level=2]
      - list:
        - listitem:
          - heading "Assessment" [level=3]
        - listitem:
          - heading "Design" [level=3]
        - listitem:
          - heading "Implementation" [level=3]
        - listitem:
          - heading "Management" [level=3]
      - heading "Find out what is about to retire." [level=2]
  `,
  );
});
