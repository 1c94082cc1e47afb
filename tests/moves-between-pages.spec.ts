import type { Page } from "@playwright/test";
import {
  arrive,
  expect,
  jumpTo,
  restingPlace,
  routes,
  takenOver,
  test,
  watchScrolling,
} from "./fixtures";

async function goToAbout(page: Page) {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "About" }).click();
  await header.getByRole("link", { name: "Company Overview" }).click();
  await expect(page).toHaveTitle("About Us - Quietworks");
}

async function goToContact(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle("Contact Us - Quietworks");
}

/** Leaves out pictures, and the icon that browsers ask for again as they please. */
const pageFiles = (requests: string[]) =>
  requests.filter((request) => !/^(?:image|other) /.test(request));

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a visitor gets the next page from its script and what pages share, without a document", async ({
  page,
  watch,
}) => {
  await arrive(page, "/");
  const before = watch.requests.length;
  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  await expect(mainHeading(page)).toContainText("About Us");
  const newFiles = () => pageFiles(watch.requests.slice(before));
  const chunks = (files: string[]) =>
    files.filter((file) => file.startsWith("script /assets/page-"));
  // About's, and for Back the one of Home.
  await expect.poll(() => chunks(newFiles())).toHaveLength(2);
  await page.waitForLoadState("networkidle");
  const files = newFiles();
  expect(files.filter((file) => !/^(?:script|stylesheet) \/assets\//.test(file))).toEqual([]);
  await goToContact(page);
  const next = pageFiles(watch.requests.slice(before + files.length));
  expect(chunks(next)).toHaveLength(1);
});

test("a visitor sees a page look the same, however they came to it", async ({
  page,
  context,
  watch,
}) => {
  // A font that is late is used from the next page on; here both sides do without it.
  watch.expectMessage(/woff2|preload|Failed to load resource/);
  await context.route(/\.woff2$/, (route) => route.abort());
  const looks = (of: Page) =>
    of.locator("main, main *:not(svg *)").evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor, fontSize, borderWidth } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round).join(" ");
        return `${element.localName} ${box} ${color} ${backgroundColor} ${fontSize} ${borderWidth}`;
      }),
    );
  const document = await context.newPage();
  await arrive(page, "/");
  for (const { path, title } of [...routes.slice(1), ...routes]) {
    await page.locator(`header a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveTitle(`${title} - Quietworks`);
    await document.goto(path);
    await expect.poll(() => looks(page), { message: path }).toEqual(await looks(document));
  }
});

test("a visitor who comes back to a page gets nothing again", async ({ page, watch }) => {
  await arrive(page, "/");
  await goToAbout(page);
  await goToContact(page);
  const before = watch.requests.length;
  await goToAbout(page);
  await goToContact(page);
  expect(pageFiles(watch.requests.slice(before))).toEqual([]);
});

test("a visitor finds each page saying its own title, description and address, once", async ({
  page,
  request,
}) => {
  await arrive(page, "/");
  for (const { path, title } of routes.slice(1)) {
    const served = await (await request.get(path)).text();
    const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(served) ?? [];
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveTitle(`${title} - Quietworks`);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `https://quietworks.example${path}`,
    );
    // What else the first document said was about its own page.
    await expect(page.locator("meta[property], script[type='application/ld+json']")).toHaveCount(0);
    await expect(mainHeading(page)).toHaveCount(1);
    await expect(mainHeading(page)).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: "Quietworks" }).click();
    await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  }
});

test("a visitor goes back and forward, and each page starts at its top and heading", async ({
  page,
}) => {
  await arrive(page, "/");
  await goToAbout(page);
  await jumpTo(page, 600);
  await goToContact(page);
  await jumpTo(page, 300);

  await page.goBack();
  await expect(page).toHaveTitle("About Us - Quietworks");
  await expect(mainHeading(page)).toBeFocused();
  await expect(mainHeading(page)).toContainText("About Us");
  await expect.poll(() => restingPlace(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle("Managed IT & Software - Quietworks");
  await expect(mainHeading(page)).toBeFocused();

  await jumpTo(page, 600);
  await page.goForward();
  await expect(page).toHaveTitle("About Us - Quietworks");
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => restingPlace(page)).toBe(0);
});

test("a visitor is carried smoothly to the top of the next page", async ({ page }) => {
  await arrive(page, "/");
  await jumpTo(page, 700);
  const positions = await watchScrolling(page);
  await goToAbout(page);
  await expect.poll(() => restingPlace(page)).toBe(0);
  const onTheWay = (await positions()).filter((top) => top > 0 && top < 700);
  expect(onTheWay.length).toBeGreaterThan(1);
  expect(onTheWay).toEqual(onTheWay.toSorted((a, b) => b - a));
});

test.describe("a visitor who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is at the top of the next page at once", async ({ page }) => {
    await arrive(page, "/");
    await jumpTo(page, 700);
    await expect.poll(() => restingPlace(page)).toBe(700);
    const positions = await watchScrolling(page);
    await goToAbout(page);
    await expect.poll(() => restingPlace(page)).toBe(0);
    expect((await positions()).filter((top) => top > 0)).toEqual([]);
  });
});

test("a visitor sees in header and footer which page is open", async ({ page }) => {
  await arrive(page, "/");
  const marked = () =>
    page
      .locator("[aria-current]")
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`),
      );
  expect(await marked()).toEqual(["/ page", "/ page"]);
  await goToAbout(page);
  expect(await marked()).toEqual(["/about page", "/about page"]);
  await page.reload();
  expect(await marked()).toEqual(["/about page", "/about page"]);
  await page.goto("/software");
  expect(await marked()).toEqual(["/software page", "/software page"]);
});

test("a link to a file of the site, or to an unknown path, is followed by the browser", async ({
  page,
}) => {
  await arrive(page, "/about");
  const follow = async (path: string) => {
    await page.evaluate((href) => {
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: "Somewhere" });
      document.querySelector("h1")?.replaceChildren(link);
    }, path);
    const loaded = page.waitForResponse(`**${path}`);
    await page.getByRole("link", { name: "Somewhere" }).click();
    expect((await loaded).request().resourceType(), path).toBe("document");
  };
  await follow("/llms.txt");
  await expect(page.locator("body")).toContainText("# Quietworks");
  await page.goBack();
  await takenOver(page);
  await follow("/nowhere");
  await expect(page).toHaveTitle("Quietworks");
  await page.goBack();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/about$/);
});

test("a visitor opens a link in a new tab, and this tab stays", async ({ page, context }) => {
  await arrive(page, "/");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Get Started" })
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab).toHaveTitle("Contact Us - Quietworks");
  await expect(page).toHaveURL("/");
});

test("a visitor who presses a link to the open page is carried to its top", async ({ page }) => {
  await arrive(page, "/contact");
  await jumpTo(page, 500);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect.poll(() => restingPlace(page)).toBe(0);
  await expect(page).toHaveURL("/contact");
});

test("a link to the open page without its query changes the address and keeps the document", async ({
  page,
  watch,
}) => {
  await arrive(page, "/contact?from=mail#root");
  await page.getByLabel("Name *").fill("Ada");
  await jumpTo(page, 500);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => restingPlace(page)).toBe(0);
  await expect(page.getByLabel("Name *")).toHaveValue("Ada");
  await page.goBack();
  await expect(page).toHaveURL("/contact?from=mail#root");
  await expect(page.getByLabel("Name *")).toHaveValue("Ada");
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

test("a visitor who reloads in the middle of a page stays there", async ({ page }) => {
  await arrive(page, "/about");
  await jumpTo(page, 600);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => restingPlace(page)).toBe(600);
});
