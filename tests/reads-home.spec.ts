import type { Page } from "@playwright/test";
import { arrive, expect, restingPlace, test, watchScrolling } from "./fixtures";

const sections = [
  { label: "Get Free Consultation", id: "contact", words: "Ready to Simplify Your IT?" },
  { label: "View Services", id: "services", words: "Three things we do, and do properly." },
];

const heroLink = (page: Page, name: string) => page.getByRole("link", { name }).first();

/** The section starts right below the header and its heading can be read. */
async function expectToStandAt(page: Page, { id, words }: (typeof sections)[number]) {
  await restingPlace(page);
  const header = await page.getByRole("banner").boundingBox();
  const section = await page.locator(`#${id}`).boundingBox();
  const distance = (section?.y ?? 0) - (header?.height ?? 0);
  expect(distance).toBeGreaterThanOrEqual(-1);
  expect(distance).toBeLessThan(120);
  await expect(page.getByRole("heading", { name: words })).toBeInViewport({ ratio: 1 });
}

for (const section of sections) {
  test(`a visitor who presses "${section.label}" is carried smoothly there`, async ({ page }) => {
    await arrive(page, "/");
    const positions = await watchScrolling(page);
    await heroLink(page, section.label).click();
    await expect(page).toHaveURL(`/#${section.id}`);
    await expectToStandAt(page, section);
    const end = await restingPlace(page);
    expect((await positions()).filter((top) => top > 0 && top < end - 1).length).toBeGreaterThan(1);
    await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  });

  test(`a visitor who opens "${section.label}" in a new tab stands there`, async ({ page }) => {
    await arrive(page, `/#${section.id}`);
    await expectToStandAt(page, section);
  });
}

test.describe("a visitor who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands at the section at once", async ({ page }) => {
    await arrive(page, "/");
    const positions = await watchScrolling(page);
    await heroLink(page, "View Services").click();
    await expect(page).toHaveURL("/#services");
    const end = await restingPlace(page);
    expect((await positions()).filter((top) => Math.abs(top - end) > 1)).toEqual([]);
  });
});

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const section of sections) {
    test(`follows "${section.label}" within the page`, async ({ page }) => {
      await page.goto("/");
      await heroLink(page, section.label).click();
      await expect(page).toHaveURL(`/#${section.id}`);
      await expect(page.getByRole("heading", { name: section.words })).toBeInViewport({ ratio: 1 });
    });
  }
});

test("a visitor finds what the company does, claims and is", async ({ page }) => {
  await arrive(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText(
    "Managed Intelligence Provider",
  );
  for (const [label, number] of [
    ["uptime", "99.9%"],
    ["support", "24/7"],
    ["clients", "500+"],
    ["years of experience", "15+"],
  ] as const) {
    const claim = main.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
    await expect(claim.getByRole("definition")).toHaveText(number);
  }
  await expect(
    main.getByRole("heading", { level: 2, name: /Managed Intelligence Provider/ }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "Learn About Us" })).toHaveAttribute(
    "href",
    "/about",
  );
  await expect(main.getByRole("form", { name: "Contact" })).toBeVisible();
});

test("a visitor can tell the three Learn More links apart", async ({ page }) => {
  await arrive(page, "/");
  const links = page.getByRole("main").getByRole("link", { name: "Learn More" });
  await expect(links).toHaveCount(3);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(paths).toEqual(["/managed-services", "/software", "/microsoft"]);
  for (const name of ["Managed IT services", "Software", "Microsoft licensing"]) {
    await expect(page.getByRole("link", { name: `Learn More about ${name}` })).toHaveCount(1);
  }
});
