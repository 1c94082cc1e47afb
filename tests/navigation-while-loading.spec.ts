import { arrive, expect, holdScript, test } from "./fixtures";

const pageChunk = /\/assets\/page-[\w-]+\.js$/;

test("a visitor on a slow line keeps the page, and a line says that the next one is coming", async ({
  page,
}) => {
  await arrive(page, "/");
  const script = await holdScript(page, pageChunk);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  const line = page.getByRole("progressbar");
  await expect(line).toBeVisible();
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  script.release();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  await expect(line).toHaveCount(0);
});

test("the link pressed last wins, and leaves one entry in the history", async ({ page }) => {
  await arrive(page, "/");
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const script = await holdScript(page, pageChunk);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Our Team" }).click();
  await footer.getByRole("link", { name: "About Us" }).click();
  await footer.getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(1);
  script.release();
  await expect(page).toHaveTitle("About Us - Quietworks");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
});

for (const [kind, name] of [
  ["the open page", "Home"],
  ["a section of the open page", "Get Free Consultation"],
] as const) {
  test(`a link to ${kind} cancels the page on its way`, async ({ page }) => {
    await arrive(page, "/");
    const script = await holdScript(page, pageChunk);
    const coming = page.waitForRequest(pageChunk);
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await coming;
    const line = page.getByRole("progressbar");
    await expect(line).toBeVisible();
    await page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
    await expect(line).toHaveCount(0);
    const there = page.waitForResponse(pageChunk);
    script.release();
    await (await there).finished();
    // The page is prepared now: a press on its link shows it at once.
    await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
    expect(new URL(page.url()).pathname).toBe("/");
  });
}

test("a visitor who goes back while a page is coming is not taken there after all", async ({
  page,
}) => {
  await arrive(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  await page.waitForLoadState("networkidle");
  const script = await holdScript(page, pageChunk);
  const coming = page.waitForRequest(pageChunk);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await coming;
  await page.goBack();
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  const there = page.waitForResponse(pageChunk);
  script.release();
  await (await there).finished();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a visitor presses the next link while the last page is still fading in", async ({ page }) => {
  await arrive(page, "/");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
  // Without waiting for a fade: where the link is, at once.
  const home = await header.getByRole("link", { name: "Home", exact: true }).boundingBox();
  if (!home) throw new Error("The header has no Home link.");
  await page.mouse.click(home.x + home.width / 2, home.y + home.height / 2);
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
});
