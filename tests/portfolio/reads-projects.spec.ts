import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { closing, expectButtons, expectOutline, figure, hero, itemNames, more } from "../reading";
import { specifiedRoutes } from "../specification";
import { card, cards, gallery, tab, tabs } from "./reading";

const titles = [
  "Dispatch desk for a freight broker",
  "Claims intake for a dental insurer",
  "Route planner for a propane company",
  "Quotes for a steel fabricator",
  "Lab samples for a water district",
  "A new front door for a law firm",
  "Parish school admissions",
  "Online shop for a plant nursery",
  "Menus for three barbecue kitchens",
  "Archive of a small-town weekly",
  "Shift sign-up for a food bank",
  "Sale bills for a farm auctioneer",
  "Bookings for a river outfitter",
  "Listening tour of a railroad museum",
  "Rates and branches of a credit union",
  "Clean restart for a home-care agency",
  "Field notes for roofers",
];

/** Of a card: what it was made with, then what it does. */
const technologies = (of: Locator) => of.getByRole("list").first();
const features = (of: Locator) =>
  of
    .getByRole("list")
    .filter({ hasNot: of.page().locator("span") })
    .first();

test.beforeEach(async ({ page }) => {
  await page.goto("/portfolio");
});

test("a visitor starts a project first, and at the end gets started or learns about the process", async ({
  page,
}) => {
  await expectButtons(hero(page), [["Start Your Project", "/contact"]]);
  await expectButtons(closing(page), [
    ["Get Started Today", "/contact"],
    ["Learn About Our Process", "/about"],
  ]);
});

test("a visitor reads four figures", async ({ page }) => {
  await expect(page.getByRole("main").getByRole("term")).toHaveText([
    "projects completed",
    "client satisfaction",
    "industries",
    "support",
  ]);
  await expect(figure(page, "projects completed")).toHaveText("50+");
  await expect(figure(page, "client satisfaction")).toHaveText("98%");
  await expect(figure(page, "industries")).toHaveText("15+");
  await expect(figure(page, "support")).toHaveText("24/7");
});

test("a visitor sees seventeen projects, one kind after the other", async ({ page }) => {
  await expect(itemNames(gallery(page))).toHaveText(titles);
  expect(new Set(titles).size).toBe(17);
  let first = 0;
  for (const [category, count] of tabs.slice(1)) {
    await tab(page, category).click();
    await expect(cards(page)).toHaveCount(count);
    if (count) {
      await expect(itemNames(gallery(page))).toHaveText(titles.slice(first, first + count));
    }
    first += count;
  }
});

test("a visitor knows the kind of a project by a badge with the icon of that kind", async ({
  page,
}) => {
  const drawings = new Set<string>();
  for (const [category, count] of tabs.slice(1)) {
    await tab(page, category).click();
    await expect(cards(page)).toHaveCount(count);
    const ofThisKind = new Set<string>();
    for (const project of await cards(page).all()) {
      // Before the title; a technology may have the same name.
      const badge = project.getByText(category, { exact: true }).first();
      await expect(badge).toBeVisible();
      await expect(badge.locator("svg")).toBeVisible();
      ofThisKind.add(await badge.locator("svg").innerHTML());
    }
    expect(ofThisKind.size, category).toBe(count ? 1 : 0);
    for (const drawing of ofThisKind) drawings.add(drawing);
  }
  expect(drawings.size).toBe(4);
});

test("a visitor reads of every project what it was, how long it took and who did it", async ({
  page,
}) => {
  const descriptions = new Set<string>();
  for (const title of titles) {
    const project = card(page, title);
    await expect(project, title).toBeVisible();
    await expect(project.getByText(/^\d+ (weeks|months), \d+ people$/), title).toBeVisible();
    const words = await project.getByRole("paragraph").allInnerTexts();
    descriptions.add(words.find((text) => text.length > 60) ?? title);

    for (const [list, limit, what] of [
      [technologies(project), 4, /technolog/],
      [features(project), 3, /feature/],
    ] as const) {
      const count = await list.getByRole("listitem").count();
      expect(count, title).toBeGreaterThan(0);
      expect(count, title).toBeLessThanOrEqual(limit);
      if (await more(project, what).count()) expect(count, title).toBe(limit);
    }
  }
  expect(descriptions.size).toBe(17);
  expect([...descriptions].every((text) => text.length > 60)).toBe(true);
});

test("a visitor sees a picture of its own for every project", async ({ page }) => {
  const pictures = cards(page).locator("img");
  await expect(pictures).toHaveCount(17);
  const sources = new Set<string>();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toBeVisible();
    sources.add(await picture.evaluate((img: HTMLImageElement) => img.currentSrc));
  }
  expect(sources.size).toBe(17);
});

test("a visitor follows links out of at least three descriptions", async ({ page }) => {
  const links = cards(page).getByRole("paragraph").getByRole("link");
  const linking = cards(page).filter({ has: page.getByRole("paragraph").getByRole("link") });
  expect(await linking.count()).toBeGreaterThanOrEqual(3);
  const paths: readonly string[] = specifiedRoutes.map(([path]) => path);
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect(paths.includes(href) || href.startsWith("https://"), href).toBe(true);
    if (!paths.includes(href)) await expect(link, href).toHaveAccessibleName(/, leaves this site$/);
  }
});

// Four technologies and three features are in sight; these projects lie right at the borders.
const borders = [
  ["Shift sign-up for a food bank", "WordPress, PHP, Twilio", ""],
  ["Route planner for a propane company", "Go, PostGIS, React, AWS", ""],
  ["Dispatch desk for a freight broker", "TypeScript, React, .NET, PostgreSQL", "Twilio"],
  ["Claims intake for a dental insurer", "Python, Azure AI, React, SQL Server", "Redis, Docker"],
] as const;
const featureBorders = [
  ["Claims intake for a dental insurer", "Document reading, Audit trail, HIPAA logging", ""],
  [
    "Dispatch desk for a freight broker",
    "Live load board, Driver texting, Rate history",
    "Invoice matching",
  ],
  [
    "Quotes for a steel fabricator",
    "Drawing takeoff, Daily steel prices, Margin check",
    "Approval by phone, Reorders",
  ],
] as const;

for (const [what, projects] of [
  ["technologies", borders],
  ["features", featureBorders],
] as const) {
  for (const [title, inSight, hidden] of projects) {
    const rest = hidden ? hidden.split(", ") : [];
    const some = inSight.split(", ");
    const sees = rest.length ? `${some.length}, and +${rest.length} more` : `all ${some.length}`;
    test(`a visitor of "${title}" sees ${sees} ${what}`, async ({ page }) => {
      const project = card(page, title);
      const stem = what === "features" ? "feature" : "technolog";
      const opener = more(project, new RegExp(stem));
      const list = what === "features" ? features(project) : technologies(project);
      await expect(list.getByRole("listitem")).toHaveText(some);
      if (rest.length === 0) {
        await expect(opener).toHaveCount(0);
        return;
      }
      const item = (name: string) =>
        project.getByRole("listitem").filter({ hasText: new RegExp(`^${name}$`) });
      await expect(opener).toHaveAccessibleName(
        `+${rest.length} more of ${some.length + rest.length} ${what}, ${title}`,
      );
      for (const name of rest) await expect(item(name)).toBeHidden();
      await opener.click();
      for (const name of [...some, ...rest]) await expect(item(name)).toBeVisible();
      await opener.press("Enter");
      for (const name of rest) await expect(item(name)).toBeHidden();
    });
  }
}

test("a visitor hears the page in this order", async ({ page }) => {
  const projects = titles.map(
    (title) => `
        - listitem:
          - article:
            - heading "${title}" [level=3]`,
  );
  await expectOutline(
    page,
    `
    - main:
      - heading "Portfolio Work that is still in use." [level=1]
      - group "Projects by kind":
        - heading "Projects by kind" [level=2]
      - list:${projects.join("")}
      - heading "Bring us number eighteen." [level=2]
  `,
  );
});
