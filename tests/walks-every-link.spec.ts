import type { Locator } from "@playwright/test";
import { titleOf } from "../src/site/routes";
import { arrive, expect, routes, test } from "./fixtures";

test("every page opens from the header and leads on, without a new document", async ({
  page,
  watch,
}) => {
  await arrive(page, "/");
  const documents = () => watch.requests.filter((request) => request.startsWith("document "));
  const first = documents();
  const heading = page.getByRole("heading", { level: 1 });
  const press = async (link: Locator, origin: string) => {
    const path = (await link.getAttribute("href")) ?? "";
    const before = { address: page.url(), words: await heading.innerText() };
    // Presses it where it is; most links of the header stand in a closed menu.
    await link.dispatchEvent("click");
    await expect(page, `from ${origin}`).toHaveURL(path);
    const route = routes.find((one) => one.path === path);
    await expect(page, `from ${origin}`).toHaveTitle(titleOf(route));
    await expect(heading, `from ${origin}`).toHaveCount(1);
    if (page.url() !== before.address) {
      await expect(heading, `from ${origin}`).not.toHaveText(before.words);
    }
  };
  for (const { path } of routes) {
    // A page that no menu lists is linked in the footer.
    await press(page.locator(`:is(header, footer) a[href="${path}"]`).first(), "header or footer");
    const links = page.getByRole("main").locator('a[href^="/"]:not([href*="#"])');
    if (await links.count()) await press(links.last(), path);
  }
  expect(documents()).toEqual(first);
});
