import { expect, takenOver, test } from "../fixtures";
import { closing, expectButtons, expectOutline, hero, itemNames, listWith } from "../reading";

const services = [
  ["Web Development", "/software/web-development"],
  ["Mobile Development", "/software/mobile-development"],
  ["AI Consulting", "/software/ai-consulting"],
] as const;

const industries = [
  "Healthcare",
  "Finance",
  "Retail & E-commerce",
  "Education",
  "Manufacturing",
  "Real Estate",
  "Professional Services",
  "Non-Profit",
  "Government",
  "Startups",
];

test.beforeEach(async ({ page }) => {
  await page.goto("/software");
});

test("a visitor starts a project or sees work first, and at the end meets the team", async ({
  page,
}) => {
  await expectButtons(hero(page), [
    ["Start Your Project", "/contact"],
    ["View Portfolio", "/portfolio"],
  ]);
  await expectButtons(closing(page), [
    ["Start Your Project", "/contact"],
    ["Meet Our Team", "/team"],
  ]);
});

test("a visitor chooses between three services and can tell their links apart", async ({
  page,
}) => {
  await expect(itemNames(listWith(page, "Web Development"))).toHaveText(
    services.map(([name]) => name),
  );
  const links = page.getByRole("main").getByRole("link", { name: "Learn More" });
  await expect(links).toHaveCount(3);
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

test("a visitor reads six reasons, ten industries and five steps", async ({ page }) => {
  await expect(itemNames(listWith(page, "The code is yours"))).toHaveCount(6);
  await expect(itemNames(listWith(page, "Healthcare"))).toHaveText(industries);
  const steps = listWith(page, "Listen");
  await expect(itemNames(steps)).toHaveCount(5);
  expect(await steps.evaluate(({ tagName }) => tagName)).toBe("OL");
});

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Software Services Software you can try every Friday." [level=1]
      - heading "Web, mobile and AI, drawn before they are built." [level=2]
      - list:
        - listitem:
          - heading "Web Development" [level=3]
        - listitem:
          - heading "Mobile Development" [level=3]
        - listitem:
          - heading "AI Consulting" [level=3]
      - heading "What we promise, and the line of code that keeps it." [level=2]
      - list:
        - listitem:
          - heading "The code is yours" [level=3]
        - listitem:
          - heading "You see it weekly" [level=3]
        - listitem:
          - heading "Your rules are tested" [level=3]
        - listitem:
          - heading "A second person reads it" [level=3]
        - listitem:
          - heading "There is a way back" [level=3]
        - listitem:
          - heading "We run what we build" [level=3]
      - heading "What a clinic, a bank or a city asks for first." [level=2]
      - list:
${industries.map((name) => `        - listitem:\n          - heading "${name}" [level=3]`).join("\n")}
      - heading "One screen, from a note to a release." [level=2]
      - list:
        - listitem:
          - heading "Listen" [level=3]
        - listitem:
          - heading "Sketch" [level=3]
        - listitem:
          - heading "Build" [level=3]
        - listitem:
          - heading "Release" [level=3]
        - listitem:
          - heading "Care" [level=3]
      - heading "Show us the spreadsheet everything depends on." [level=2]
  `,
  );
});
