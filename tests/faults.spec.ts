import { offline, pageFailed } from "../src/client/content";
import { company } from "../src/site/company";
import { all, pageAt } from "./dist-page";
import {
  arrive,
  chooseMenuPage,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  holdScript,
  home,
  linkTo,
  menuPage,
  otherFooterPage,
  routes,
  takenOver,
  test,
} from "./fixtures";
import { labelOf } from "./reading";

const failedFile = /^error: Failed to load resource/;
const entryScript = /\/assets\/index-[\w-]+\.js$/;
const pageChunk = /\/assets\/page-[\w-]+\.js$/;

for (const [fault, answer] of [
  ["cannot be reached", undefined],
  ["was removed by a new deploy", { status: 404, contentType: "text/html", body: "" }],
] as const) {
  test(`a page whose file ${fault} is opened as a document`, async ({ page, watch }) => {
    watch.expectMessage(failedFile);
    watch.expectMessage(/MIME type/);
    await arrive(page, home.path);
    await page.route(pageChunk, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await chooseMenuPage(page);
    await expectPage(page, menuPage.route);
    await expect(page).toHaveURL(menuPage.route.path);
    expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
      `document ${home.path}`,
      `document ${menuPage.route.path}`,
    ]);
    await page.goBack();
    await expectPage(page, home);
  });
}

test("a page whose link was hovered opens offline", async ({ page, context, watch }) => {
  watch.expectMessage(failedFile);
  await arrive(page, home.path);
  const files = [page.waitForResponse(pageChunk), page.waitForResponse(/shared-[\w-]+\.css$/)];
  const link = contactButton(page);
  await link.hover();
  for (const file of files) await (await file).finished();
  await context.setOffline(true);
  await link.click();
  await expectPage(page, contact);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a link clicked while its preload fails still opens in the app", async ({ page, watch }) => {
  watch.expectMessage(failedFile);
  await arrive(page, home.path);
  const sheets = page.locator("link[rel=stylesheet]");
  const [failing, slow] = [sheets.first(), sheets.last()];
  await page.route(`**${await failing.getAttribute("href")}`, (route) => route.abort(), {
    times: 1,
  });
  let release = () => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${await slow.getAttribute("href")}`, async (route) => {
    await clicked;
    await route.continue();
  });
  const failed = page.waitForEvent("requestfailed");
  const link = contactButton(page);
  await link.hover();
  await failed;
  await link.click();
  release();
  await expectPage(page, contact);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

for (const [kind, path, documents] of [
  ["a style sheet of the first page", home.path, 1],
  ["the style sheet of the next page", contact.path, 2],
] as const) {
  test(`a link shows a page with all its styles after ${kind} failed once`, async ({
    page,
    watch,
  }) => {
    watch.expectMessage(failedFile);
    await arrive(page, home.path);
    const html = await (await page.request.get(path)).text();
    const [sheet] = /\/assets\/page-[\w-]+\.css/.exec(html) ?? [];
    await page.route(`**${sheet}`, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    const link = contactButton(page);
    await link.hover();
    await failed;
    await link.click();
    await expectPage(page, contact);
    expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(
      documents,
    );
  });
}

test("menus, links and the form's fields work if the script is blocked", async ({
  page,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await page.route(entryScript, (route) => route.abort());
  await page.goto(home.path);
  await chooseMenuPage(page);
  await expectPage(page, menuPage.route);
  await contactButton(page).click();
  await expectPage(page, contact);
  await expect(page.getByLabel(labelOf("message"))).toBeEditable();
});

test("an open menu and typed values stay when the app starts", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto(contact.path, { waitUntil: "commit" });
  await page.getByLabel(labelOf("name")).fill("Ada");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: menuPage.label, exact: true }).click();
  const entry = linkTo(header, menuPage.route);
  await expect(entry).toBeVisible();
  script.release();
  await takenOver(page);
  await expect(entry).toBeVisible();
  await expect(page.getByLabel(labelOf("name"))).toHaveValue("Ada");
});

test("all text is readable without the font and the pictures", async ({ page, watch }) => {
  watch.expectMessage(failedFile);
  watch.expectMessage(/^warning: .*preload/);
  const paths = routes.map(({ path }) => path);
  const path = paths.find((path) => all(pageAt(path).main, "img").length > 0) ?? home.path;
  const main = page.getByRole("main");
  await page.goto(path);
  const words = await main.innerText();
  await page.route(/\.(?:woff2|avif|webp|jpe?g|png|svg|ico)$/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.reload();
  await failed;
  expect(await main.innerText()).toBe(words);
  for (const heading of await main.getByRole("heading").all()) await expect(heading).toBeVisible();
});

test("a font that loads late is used from the next page on, without a layout shift", async ({
  page,
  context,
}) => {
  const font = await holdScript(page, /\.woff2$/);
  const session = await context.newCDPSession(page);
  const isInTypeface = async () => {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: "h1",
    });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    // Not a local font.
    return fonts.every(({ isCustomFont }) => isCustomFont);
  };
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  await page.waitForFunction(() => document.fonts.status === "loading");
  // Within the time that the browser waits for it.
  await page.waitForFunction(() => performance.now() > 500);
  font.release();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  expect(await isInTypeface()).toBe(false);
  await takenOver(page);
  expect(await isInTypeface()).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await chooseMenuPage(page);
  await expectPage(page, menuPage.route);
  expect(await isInTypeface()).toBe(true);
});

test("pages open in the app if the browser has no storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is disabled", "SecurityError");
        },
      });
    }
  });
  await arrive(page, home.path);
  await chooseMenuPage(page);
  await expectPage(page, menuPage.route);
});

test("a page requested offline shows a notice, and opens once online", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, home.path);
  await context.setOffline(true);
  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  const notice = page.getByRole("dialog", { name: offline.label });
  await expect(notice).toContainText(offline.heading);
  await expect(notice.getByRole("link", { name: company.phone.text })).toHaveAttribute(
    "href",
    company.phone.href,
  );
  await notice.getByRole("button", { name: offline.retry }).click();
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expectPage(page, home);

  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expectPage(page, footerPage);
  await expect(notice).toHaveCount(0);
});

test("pressing links twice while offline shows one notice, and Back closes it", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, home.path);
  await contactButton(page).click();
  await expectPage(page, contact);
  // The second one is Home's, for Back.
  const chunks = () => watch.requests.filter((request) => pageChunk.test(request));
  await expect.poll(() => chunks().length).toBe(2);
  await page.waitForLoadState("networkidle");
  const chunk = await holdScript(page, pageChunk);
  const footer = page.getByRole("contentinfo");
  await linkTo(footer, otherFooterPage).click();
  await linkTo(footer, footerPage).click();
  await linkTo(footer, footerPage).click();
  await context.setOffline(true);
  chunk.release();
  const notice = page.getByRole("dialog", { name: offline.label });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  await page.goBack();
  await expectPage(page, home);
  await expect(notice).toHaveCount(0);
  await context.setOffline(false);
  await expect(page).toHaveURL(home.path);
});

test("a page that throws keeps the header and offers links to its document and Home", async ({
  page,
  watch,
}) => {
  watch.expectMessage(/^error: /);
  await arrive(page, home.path);
  await page.route(pageChunk, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = body.replace(/([\w$]+)(?= as default)/, "broken");
    await route.fulfill({
      response,
      body: `${broken};function broken(){throw new Error("broken")}`,
    });
  });
  await chooseMenuPage(page);
  await expect(page).toHaveURL(menuPage.route.path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(pageFailed.heading);
  await expect(main.getByRole("link", { name: pageFailed.home })).toHaveAttribute(
    "href",
    home.path,
  );
  await expect(contactButton(page)).toBeVisible();
  await main.getByRole("link", { name: pageFailed.reload }).click();
  await expectPage(page, menuPage.route);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
    `document ${home.path}`,
    `document ${menuPage.route.path}`,
  ]);
});
