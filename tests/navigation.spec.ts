import type { Locator, Page } from "@playwright/test";
import { company } from "../src/site/company";
import { metasOf, pageAt } from "./dist/pages";
import {
  arrive,
  chooseMenuPage,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  home,
  jumpTo,
  linkTo,
  menuPage,
  restingPlace,
  routes,
  takenOver,
  test,
  watchScrolling,
} from "./fixtures";
import { labelOf } from "./reading";

async function goToMenuPage(page: Page) {
  await chooseMenuPage(page);
  await expectPage(page, menuPage.route);
}

async function goToContact(page: Page) {
  await contactButton(page).click();
  await expectPage(page, contact);
}

/** Without pictures and icons, which browsers may request again at any time. */
const pageFiles = (requests: string[]) =>
  requests.filter((request) => !/^(?:image|other) /.test(request));

const documentsOf = (requests: string[]) =>
  requests.filter((request) => request.startsWith("document "));

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Texts, boxes and colors of the open page, without the contact form, which a document without JavaScript
 * replaces by phone and mail.
 */
const looksOf = (main: Locator) =>
  main.evaluate((element) => {
    const form = element.querySelector("[data-island=contact-form]")?.parentElement;
    if (form) form.hidden = true;
    const all = [element, ...element.querySelectorAll("*:not(svg *)")].filter(
      (inner) => !form?.contains(inner),
    );
    const boxes = all.map((inner) => {
      const { color, backgroundColor, fontSize, borderWidth } = getComputedStyle(inner);
      const { x, y, width, height } = inner.getBoundingClientRect();
      return {
        look: `${inner.localName} ${color} ${backgroundColor} ${fontSize} ${borderWidth}`,
        box: [x, y + scrollY, width, height],
      };
    });
    return [{ look: document.body.innerText, box: [] }, ...boxes];
  });

type Looks = Awaited<ReturnType<typeof looksOf>>;

/** Differences between two pages: any of texts and colors, boxes by more than 1 px. */
const differences = (one: Looks, other: Looks) => {
  const pairs = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
    one[index],
    other[index],
  ]);
  return pairs.filter(
    ([a, b]) =>
      a?.look !== b?.look ||
      a?.box.some((side, index) => Math.abs(side - (b?.box[index] ?? 0)) > 1),
  );
};

test("every page opened in the app looks like its document, with and without JavaScript", async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  });
  const document = await plain.newPage();
  // A font that loads late is used from the next page on; both sides go without it.
  watch.expectMessage(/woff2|preload|Failed to load resource/);
  for (const one of [context, plain]) await one.route(/\.woff2$/, (route) => route.abort());

  await arrive(page, home.path);
  const looks = new Map<string, Looks>();
  const open = async (path: string) => {
    // The footer's link if there is one. Dispatched, because the only link may be in a closed menu.
    await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
    await expect(page).toHaveURL(path);
  };
  for (const route of [...routes.filter((route) => route !== home), home]) {
    const { path } = route;
    await test.step(path, async () => {
      await open(path);
      await expectPage(page, route);
      await expect(mainHeading(page)).toBeFocused();
      await expect(page.locator("title")).toHaveCount(1);
      const description = page.locator("meta[name=description]");
      await expect(description).toHaveCount(1);
      const [said = ""] = metasOf(pageAt(path), "description");
      await expect(description).toHaveAttribute("content", said);
      const canonical = page.locator("link[rel=canonical]");
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute("href", company.url + path);
      // Other meta tags of the first document describe its own page.
      await expect(page.locator("meta[property], script[type='application/ld+json']")).toHaveCount(
        0,
      );

      await document.goto(path);
      const expected = await looksOf(document.getByRole("main"));
      looks.set(path, expected);
      await expect
        .poll(async () => differences(await looksOf(page.getByRole("main")), expected))
        .toEqual([]);
    });
  }
  // Once more with the styles of all pages loaded.
  for (const { path } of routes.slice(1)) {
    await open(path);
    await expect
      .poll(async () => differences(await looksOf(page.getByRole("main")), looks.get(path) ?? []), {
        message: `${path}, again`,
      })
      .toEqual([]);
  }
  expect(documentsOf(watch.requests)).toEqual([`document ${home.path}`]);
  await plain.close();
});

test("a page opened in the app loads its own and shared files, and no document", async ({
  page,
  watch,
}) => {
  await arrive(page, home.path);
  const before = watch.requests.length;
  await goToMenuPage(page);
  await expect(page).toHaveURL(menuPage.route.path);
  const newFiles = () => pageFiles(watch.requests.slice(before));
  const chunks = (files: string[]) =>
    files.filter((file) => file.startsWith("script /assets/page-"));
  // The page's chunk, and Home's for Back.
  await expect.poll(() => chunks(newFiles())).toHaveLength(2);
  await page.waitForLoadState("networkidle");
  const files = newFiles();
  expect(files.filter((file) => !/^(?:script|stylesheet) \/assets\//.test(file))).toEqual([]);
  await goToContact(page);
  const next = pageFiles(watch.requests.slice(before + files.length));
  expect(documentsOf(next)).toEqual([]);

  await page.waitForLoadState("networkidle");
  const fetched = watch.requests.length;
  await goToMenuPage(page);
  await goToContact(page);
  expect(pageFiles(watch.requests.slice(fetched)), "for pages that were open before").toEqual([]);
});

test("Back and Forward open each page at its top, with focus on its heading", async ({ page }) => {
  await arrive(page, home.path);
  await goToMenuPage(page);
  await jumpTo(page, 600);
  await goToContact(page);
  await jumpTo(page, 300);

  await page.goBack();
  await expectPage(page, menuPage.route);
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => restingPlace(page)).toBe(0);

  await page.goBack();
  await expectPage(page, home);
  await expect(mainHeading(page)).toBeFocused();

  await jumpTo(page, 600);
  await page.goForward();
  await expectPage(page, menuPage.route);
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => restingPlace(page)).toBe(0);
});

test("the next page scrolls to its top smoothly", async ({ page }) => {
  await arrive(page, home.path);
  await jumpTo(page, 700);
  const positions = await watchScrolling(page);
  await goToMenuPage(page);
  await expect.poll(() => restingPlace(page)).toBe(0);
  const onTheWay = (await positions()).filter((top) => top > 0 && top < 700);
  expect(onTheWay.length).toBeGreaterThan(1);
  expect(onTheWay).toEqual(onTheWay.toSorted((a, b) => b - a));
});

test("the next page scrolls to its top smoothly, also when Tab was the last key pressed", async ({
  page,
}) => {
  await arrive(page, home.path);
  const link = linkTo(page.getByRole("contentinfo"), footerPage);
  await link.focus();
  await page.keyboard.press("Tab");
  const bottom = await restingPlace(page);
  const positions = await watchScrolling(page);
  await link.click();
  await expectPage(page, footerPage);
  await expect.poll(() => restingPlace(page)).toBe(0);
  const onTheWay = (await positions()).filter((top) => top > 0 && top < bottom);
  expect(onTheWay.length).toBeGreaterThan(1);
});

test("a link with an anchor moves the focus to its target, where the next Tab starts", async ({
  page,
}) => {
  await arrive(page, home.path);
  const link = await linkTo(page.getByRole("contentinfo"), footerPage).elementHandle();
  await link?.evaluate((anchor: HTMLAnchorElement) =>
    anchor.setAttribute("href", `${anchor.pathname}#root`),
  );
  await link?.click();
  await expectPage(page, footerPage);
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the next page is at its top at once", async ({ page }) => {
    await arrive(page, home.path);
    await jumpTo(page, 700);
    await expect.poll(() => restingPlace(page)).toBe(700);
    const positions = await watchScrolling(page);
    await goToMenuPage(page);
    await expect.poll(() => restingPlace(page)).toBe(0);
    expect((await positions()).filter((top) => top > 0)).toEqual([]);
  });
});

test("links to the open page are marked in header and footer after navigation in the app", async ({
  page,
}) => {
  const links = page.locator(":is(header, footer) nav a");
  const marked = () =>
    links.evaluateAll((all) =>
      all.map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`),
    );
  /** Texts of header and footer with the links to one page marked. */
  const expected = async (path: string) =>
    (await marked()).map((link) => {
      const [href] = link.split(" ");
      return `${href} ${href === path ? "page" : null}`;
    });
  await arrive(page, home.path);
  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  await expectPage(page, footerPage);
  expect(await marked()).toEqual(await expected(footerPage.path));
  expect((await marked()).filter((link) => link.endsWith(" page"))).not.toEqual([]);
});

test("a link to a file of the site, or to an unknown path, is followed by the browser", async ({
  page,
}) => {
  await arrive(page, menuPage.route.path);
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
  await expect(page.locator("body")).toContainText(`# ${company.name}`);
  await page.goBack();
  await takenOver(page);
  await follow("/nowhere");
  await expect(page).toHaveTitle(company.name);
  await page.goBack();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    company.url + menuPage.route.path,
  );
});

test("a link opened in a new tab does not change this tab", async ({ page, context }) => {
  await arrive(page, home.path);
  const opened = context.waitForEvent("page");
  await contactButton(page).click({ modifiers: ["ControlOrMeta"] });
  await expectPage(await opened, contact);
  await expect(page).toHaveURL(home.path);
});

test("a link to the open page scrolls to its top", async ({ page }) => {
  await arrive(page, contact.path);
  await jumpTo(page, 500);
  await contactButton(page).click();
  await expect.poll(() => restingPlace(page)).toBe(0);
  await expect(page).toHaveURL(contact.path);
});

test("a link to the open page without its query changes the address and keeps the document", async ({
  page,
  watch,
}) => {
  const address = `${contact.path}?from=mail#root`;
  await arrive(page, address);
  const name = page.getByLabel(labelOf("name"));
  await name.fill("Ada");
  await jumpTo(page, 500);
  await contactButton(page).click();
  await expect(page).toHaveURL(contact.path);
  await expect.poll(() => restingPlace(page)).toBe(0);
  await expect(name).toHaveValue("Ada");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(name).toHaveValue("Ada");
  expect(documentsOf(watch.requests)).toHaveLength(1);
});

test("a reload keeps the scroll position", async ({ page }) => {
  await arrive(page, menuPage.route.path);
  await jumpTo(page, 600);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => restingPlace(page)).toBe(600);
});
