import { arrive, expect, test } from "./fixtures";
import { item, itemNames, listWith } from "./reading";

test.beforeEach(({ page }) => arrive(page, "/about"));

test("a visitor reads the four core values", async ({ page }) => {
  for (const value of ["Simplicity First", "Client Partnership", "Excellence", "Reliability"]) {
    await expect(page.getByRole("heading", { name: value, exact: true })).toHaveCount(1);
  }
});

test("a visitor meets the three leaders", async ({ page }) => {
  const people = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .filter({ hasText: /CEO & Founder|Director/ });
  await expect(people).toHaveCount(3);
  await expect(people.filter({ hasText: "CEO & Founder" })).toHaveCount(1);
  await expect(people.filter({ hasText: "Director" })).toHaveCount(2);
  for (const person of await people.all()) {
    await person.scrollIntoViewIfNeeded();
    const picture = person.locator("img");
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("a visitor follows the three to the team page and finds the same people there", async ({
  page,
}) => {
  const leaders = [
    ["Marian Okafor", "CEO & Founder"],
    ["Tomas Reyes", "Director of Technology"],
    ["Nora Lindqvist", "Director of Client Services"],
  ] as const;
  const told = (name: string) => item(page, name).locator("p").filter({ hasText: /\.$/ });
  await expect(itemNames(listWith(page, "Marian Okafor"))).toHaveText(
    leaders.map(([name]) => name),
  );
  const bios = new Map<string, string>();
  for (const [name] of leaders) bios.set(name, await told(name).innerText());

  await page.getByRole("link", { name: "team page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meet Our Team");
  for (const [name, position] of leaders) {
    await expect(item(page, name).getByText(position, { exact: true })).toBeVisible();
    await expect(told(name)).toHaveText(bios.get(name) ?? "");
  }
});

test("a visitor reads the statistics and is invited to talk", async ({ page }) => {
  const main = page.getByRole("main");
  for (const number of ["99.9%", "24/7", "500+", "15+"]) {
    await expect(main.getByRole("definition").filter({ hasText: number })).not.toHaveCount(0);
  }
  await expect(main.getByRole("link", { name: "Get Free Consultation" }).last()).toHaveAttribute(
    "href",
    "/contact",
  );
});
