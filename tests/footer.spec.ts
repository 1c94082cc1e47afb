import { legalLinks } from "../src/layout/content";
import { arrive, contact, expect, test } from "./fixtures";

test("the legal texts without an address are buttons that do nothing", async ({ page, watch }) => {
  test.skip(
    legalLinks.every(({ to, href }) => to || href),
    "Every legal text has an address",
  );
  await arrive(page, contact.path);
  const footer = page.getByRole("contentinfo");
  const markup = () => page.locator("body").innerHTML();
  await footer.getByRole("button").first().hover();
  const before = {
    markup: await markup(),
    history: await page.evaluate(() => history.length),
    requests: watch.requests.length,
  };
  for (const button of await footer.getByRole("button").all()) {
    await button.click();
    await button.press("Enter");
  }
  await expect(page).toHaveURL(contact.path);
  expect(await markup()).toBe(before.markup);
  expect(await page.evaluate(() => history.length)).toBe(before.history);
  expect(watch.requests.length).toBe(before.requests);
});
