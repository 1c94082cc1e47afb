import { expect, test } from "../fixtures";
import { closing, expectButtons, expectOutline, hero, item, itemNames, listWith } from "../reading";

const platforms = ["iOS", "Android", "Cross-Platform", "Wearable Apps"];

test.beforeEach(async ({ page }) => {
  await page.goto("/software/mobile-development");
});

test("a visitor starts a project or sees work, first and at the end", async ({ page }) => {
  for (const place of [hero(page), closing(page)]) {
    await expectButtons(place, [
      ["Start Your Project", "/contact"],
      ["View Portfolio", "/portfolio"],
    ]);
  }
});

test("a visitor chooses between four platforms, each drawn", async ({ page }) => {
  await expect(itemNames(listWith(page, "iOS"))).toHaveText(platforms);
  for (const name of platforms) {
    await expect(item(page, name).locator("svg").first(), name).toBeVisible();
  }
});

test("a visitor reads four services and four steps, the steps numbered", async ({ page }) => {
  await expect(itemNames(listWith(page, "App Design"))).toHaveCount(4);
  const steps = listWith(page, "Ride along");
  await expect(itemNames(steps)).toHaveCount(4);
  expect(await steps.evaluate(({ tagName }) => tagName)).toBe("OL");
});

test("a visitor who needs no app is shown to the other service", async ({ page }) => {
  await page.getByRole("main").getByRole("link", { name: "See Web Development" }).click();
  await expect(page).toHaveURL("/software/web-development");
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Mobile Development Apps that keep working in the basement." [level=1]
      - heading "iPhone, Android, both, or the wrist." [level=2]
      - list:
        - listitem:
          - heading "iOS" [level=3]
        - listitem:
          - heading "Android" [level=3]
        - listitem:
          - heading "Cross-Platform" [level=3]
        - listitem:
          - heading "Wearable Apps" [level=3]
      - heading "Four services, from the glass down." [level=2]
      - list:
        - listitem:
          - heading "App Design" [level=3]
        - listitem:
          - heading "App Development" [level=3]
        - listitem:
          - heading "Offline & Integration" [level=3]
        - listitem:
          - heading "Release & Maintenance" [level=3]
      - heading "Twice without a signal, nothing lost." [level=2]
      - list:
        - listitem:
          - heading "Saved first" [level=3]
        - listitem:
          - heading "Sent in order" [level=3]
        - listitem:
          - heading "Asked, not overwritten" [level=3]
      - heading "Out to one phone, then to all of them." [level=2]
      - list:
        - listitem:
          - heading "Ride along" [level=3]
        - listitem:
          - heading "Prototype" [level=3]
        - listitem:
          - heading "Pilot" [level=3]
        - listitem:
          - heading "Rollout" [level=3]
      - heading "Not everything needs an app." [level=2]
      - list:
        - listitem:
          - heading "Prices and opening hours" [level=3]
        - listitem:
          - heading "A booking form" [level=3]
        - listitem:
          - heading "A customer portal" [level=3]
        - listitem:
          - heading "Inspections with photos" [level=3]
        - listitem:
          - heading "A route without a signal" [level=3]
        - listitem:
          - heading "Scanners, sensors, wrists" [level=3]
      - heading "Take us along for a day." [level=2]
  `,
  );
});
