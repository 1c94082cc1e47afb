import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  closing,
  expectButtons,
  expectOutline,
  figure,
  hero,
  item,
  itemNames,
  listWith,
} from "./reading";

const leaders = [
  ["Marian Okafor", "CEO & Founder", "marian", "555-0143"],
  ["Tomas Reyes", "Director of Technology", "tomas", "555-0144"],
  ["Nora Lindqvist", "Director of Client Services", "nora", "555-0145"],
  ["Amina Yusuf", "Head of Software", "amina", "555-0146"],
  ["Gordon Pruitt", "Head of Microsoft Licensing", "gordon", "555-0147"],
] as const;

const specialtiesOf = {
  "Marian Okafor": ["Strategy", "Client partnership", "Security"],
  "Tomas Reyes": ["Cloud", "Networks", "Recovery"],
  "Nora Lindqvist": ["Help desk", "Onboarding", "Training"],
  "Amina Yusuf": ["Custom software", "Integrations", "Code review"],
  "Gordon Pruitt": ["Microsoft 365", "Azure", "License reviews"],
};

const members = [
  ["Joyce Abernathy", "Business Analyst"],
  ["Mateo Villanueva", "UX Researcher"],
  ["Hana Sato", "Product Designer"],
  ["Curtis Bell", "Accessibility Specialist"],
  ["Ingrid Moen", "Solution Architect"],
  ["Priya Raman", "Lead Web Developer"],
  ["Emeka Nwosu", "Back-End Developer"],
  ["Lucia Ferraro", "iOS Developer"],
  ["Jin Park", "Android Developer"],
  ["Emina Hadzic", "WordPress Developer"],
  ["Harjit Gill", "Power BI Developer"],
  ["Farah Naderi", "Machine Learning Engineer"],
  ["Odell Grant", "Test Engineer"],
  ["Wen Li", "Release Engineer"],
] as const;

const values = ["Excellence", "Customer Focus", "Integrity", "Innovation"];

const names = (people: ReadonlyArray<readonly [name: string, ...rest: string[]]>) =>
  people.map(([name]) => name);

/** The portrait shown in the item of this name, once it has arrived. */
async function portrait(page: Page, name: string) {
  const picture = item(page, name).locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture, name).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), name)
    .toBeGreaterThan(0);
  return picture;
}

test.beforeEach(({ page }) => page.goto("/team"));

test("a visitor is asked to work with us first, and to see positions or the company last", async ({
  page,
}) => {
  await expect(hero(page).getByRole("heading", { level: 1 })).toHaveText("Meet Our Team");
  await expectButtons(hero(page), [["Work With Us", "/contact"]]);
  await expectButtons(closing(page), [
    ["View Open Positions", "/contact"],
    ["Learn About Our Company", "/about"],
  ]);
});

test("a visitor sees all nineteen faces beside the heading, and hears of them below", async ({
  page,
}) => {
  const faces = hero(page).locator("img");
  await expect(faces).toHaveCount(19);
  await expect(hero(page).getByRole("img")).toHaveCount(0);
  for (const face of await faces.all()) {
    await expect
      .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("a visitor meets five leaders with what they do, know and are like", async ({ page }) => {
  await expect(itemNames(listWith(page, "Marian Okafor"))).toHaveText(names(leaders));
  const told = new Set<string>();
  for (const [name, position] of leaders) {
    const leader = item(page, name);
    await portrait(page, name);
    await expect(leader.getByText(position, { exact: true })).toBeVisible();
    await expect(leader.getByText("Specialties:")).toHaveCount(1);
    const specialties = leader.getByRole("listitem").filter({ hasNot: page.getByRole("link") });
    await expect(specialties, name).toHaveText(specialtiesOf[name]);
    const [about = ""] = await leader.locator("p").filter({ hasText: /\.$/ }).allInnerTexts();
    expect(about.length, name).toBeGreaterThan(60);
    told.add(about);
  }
  expect(told.size).toBe(5);
});

test("a visitor reaches every leader by mail, by telephone and on another site", async ({
  page,
}) => {
  for (const [name, , mailbox, number] of leaders) {
    const links = item(page, name).getByRole("link");
    await expect(links).toHaveCount(3);
    const mail = links.filter({ hasText: `${mailbox}@quietworks.example` });
    await expect(mail).toHaveAttribute("href", `mailto:${mailbox}@quietworks.example`);
    const phone = links.filter({ hasText: `(314) ${number}` });
    await expect(phone).toHaveAttribute("href", `tel:+1314${number.replace("-", "")}`);

    const profile = links.filter({ hasText: "LinkedIn profile" });
    await expect(profile).toHaveAccessibleName(`LinkedIn profile of ${name}, leaves this site`);
    await expect(profile).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\/in\/[a-z-]+$/);
    await expect(profile).toHaveAttribute("href", new RegExp(mailbox));
    await expect(profile).toHaveAttribute("rel", "noopener noreferrer");
    await expect(profile.locator("svg"), "an arrow leads away").toBeVisible();
  }
});

test("a visitor meets fourteen developers, each with a face, a name and a position", async ({
  page,
}) => {
  await expect(itemNames(listWith(page, "Joyce Abernathy"))).toHaveText(names(members));
  const faces = new Set<string>();
  for (const [name, position] of members) {
    await expect(item(page, name).getByText(position, { exact: true })).toBeVisible();
    const face = await portrait(page, name);
    faces.add(await face.evaluate((img: HTMLImageElement) => img.currentSrc));
  }
  expect(faces.size).toBe(14);
  expect(new Set(members.map(([, position]) => position)).size).toBe(14);
});

test("a visitor gets pictures made for the screen, and none before they are near", async ({
  page,
}) => {
  const pictures = page.getByRole("main").locator("img");
  for (const picture of await pictures.all()) {
    const [width, height] = [
      await picture.getAttribute("width"),
      await picture.getAttribute("height"),
    ];
    expect(Number(width)).toBeGreaterThan(0);
    expect(height).toBe(width);
  }
  await expect(hero(page).locator("img[loading=eager]")).toHaveCount(19);
  await expect(pictures.and(page.locator("[loading=eager]"))).toHaveCount(19);
  const last = await portrait(page, "Wen Li");
  const { shown, file, source } = await last.evaluate(async (img: HTMLImageElement) => {
    const real = await createImageBitmap(img);
    return { shown: img.clientWidth, file: real.width, source: img.currentSrc };
  });
  expect(source).toMatch(/\.avif$/);
  expect(file).toBeGreaterThanOrEqual(shown);
  expect(file).toBeLessThan(2 * shown);
});

test("a visitor reads four values and who looks after each", async ({ page }) => {
  await expect(itemNames(listWith(page, "Excellence"))).toHaveText(values);
  for (const value of values) {
    const paragraphs = await item(page, value).locator("p").allInnerTexts();
    expect(paragraphs.length, value).toBe(2);
    for (const text of paragraphs) expect(text.length, value).toBeGreaterThan(40);
    await portrait(page, value);
  }
});

test("a visitor reads four figures", async ({ page }) => {
  await expect(page.getByRole("main").locator("dl > div")).toHaveCount(4);
  await expect(figure(page, "years of experience")).toHaveText("15+");
  await expect(figure(page, "happy clients")).toHaveText("500+");
  await expect(figure(page, "client satisfaction")).toHaveText("99.9%");
  await expect(figure(page, "support")).toHaveText("24/7");
});

const outline = (people: readonly string[]) =>
  people.map((name) => `        - listitem:\n          - heading "${name}" [level=3]`).join("\n");

test("a visitor hears the page in this order", async ({ page }) => {
  await expectOutline(
    page,
    `
    - main:
      - heading "Meet Our Team" [level=1]
      - heading "Five leaders, five direct lines." [level=2]
      - list:
${outline(names(leaders))}
      - heading "The development team, from first question to release." [level=2]
      - list:
${outline(names(members))}
      - heading "Every value has somebody who minds it." [level=2]
      - list:
${outline(values)}
      - heading "Four numbers nobody here wants to lower." [level=2]
      - heading "There is room for one more desk." [level=2]
  `,
  );
});
