import { expect, takenOver, test } from "../fixtures";
import { closing, expectButtons, expectOutline, hero, itemNames, listWith } from "../reading";

const services = [
  ["IT Infrastructure", "/managed-services/it-infrastructure"],
  ["Cybersecurity", "/managed-services/cybersecurity"],
  ["Cloud Services", "/managed-services/cloud-services"],
  ["Data Backup", "/managed-services/data-backup"],
  ["Help Desk", "/managed-services/help-desk"],
  ["Network Management", "/managed-services/network-management"],
  ["Virtual CTO", "/managed-services/virtual-cto"],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto("/managed-services");
});

test("a visitor gets started or learns more first, and schedules or sees work at the end", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Get Started Today", "/contact"],
    ["Learn About Us", "/about"],
  ]);
  await expectButtons(closing(page), [
    ["Schedule a Consultation", "/contact"],
    ["View Our Work", "/portfolio"],
  ]);
});

test("a visitor chooses between seven services and can tell their links apart", async ({
  page,
}) => {
  await expect(itemNames(listWith(page, "IT Infrastructure"))).toHaveText(
    services.map(([name]) => name),
  );
  const links = page.getByRole("main").getByRole("link", { name: "Learn More" });
  await expect(links).toHaveCount(7);
  for (const [index, [name, path]] of services.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`Learn More about ${name}`);
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
});

test("a visitor who presses Learn More arrives at that service and can come back", async ({
  page,
}) => {
  await takenOver(page);
  for (const [name, path] of services) {
    await page.getByRole("link", { name: `Learn More about ${name}` }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} - Quietworks`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.goBack();
  }
});

test("a visitor reads six reasons", async ({ page }) => {
  await expect(itemNames(listWith(page, "Proactive Monitoring"))).toHaveText([
    "Proactive Monitoring",
    "Cost Predictability",
    "Expert Team",
    "Scalable Solutions",
    "Strategic Planning",
    "Compliance Support",
  ]);
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Managed Services Seven services, one quiet night." [level=1]
      - heading "Take one, or take the set." [level=2]
      - list:
        - listitem:
          - heading "IT Infrastructure" [level=3]
        - listitem:
          - heading "Cybersecurity" [level=3]
        - listitem:
          - heading "Cloud Services" [level=3]
        - listitem:
          - heading "Data Backup" [level=3]
        - listitem:
          - heading "Help Desk" [level=3]
        - listitem:
          - heading "Network Management" [level=3]
        - listitem:
          - heading "Virtual CTO" [level=3]
      - heading "One stolen password, seven services." [level=2]
      - heading "Six reasons, and what happens without them." [level=2]
      - list:
        - listitem:
          - heading "Proactive Monitoring" [level=3]
        - listitem:
          - heading "Cost Predictability" [level=3]
        - listitem:
          - heading "Expert Team" [level=3]
        - listitem:
          - heading "Scalable Solutions" [level=3]
        - listitem:
          - heading "Strategic Planning" [level=3]
        - listitem:
          - heading "Compliance Support" [level=3]
      - heading "Once a month, one page." [level=2]
      - list:
        - listitem:
          - heading "What was done" [level=3]
        - listitem:
          - heading "What is still open" [level=3]
        - listitem:
          - heading "What we need from you" [level=3]
      - heading "Bring us the week that went wrong." [level=2]
  `,
  );
});
