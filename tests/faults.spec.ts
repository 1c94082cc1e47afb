import { createServer } from "node:http";
import { siteServer } from "../scripts/serve/handle-request";
import { readSite } from "../scripts/serve/site-files";
import { company } from "../site/company";
import { delivery } from "../site/delivery";
import { withoutScript } from "../site/words/contact-form";
import { offline, pageFailed } from "../site/words/notices";
import { phoneHref } from "../src/lib/hrefs";
import {
  arrive,
  changeDocuments,
  contact,
  contactLink,
  expect,
  expectPage,
  goHome,
  goToContact,
  goToContactFromOther,
  headerButton,
  holdScript,
  home,
  homeLink,
  otherPage,
  pageChunk,
  restingPlace,
  takenOver,
  test,
  watchShifts,
} from "./fixtures";
import { expectPhoneAndMail, form } from "./form";
import { served } from "./served";

const failedFile = /^error: Failed to load resource/;

test("a page whose file was removed by a new deploy is opened as a document", async ({
  page,
  watch,
}) => {
  watch.expectMessage(failedFile);
  watch.expectMessage(/MIME type/);
  await arrive(page, home.path);
  await page.route(pageChunk, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "" }),
  );
  await goToContact(page);
  await expect(page).toHaveURL(contact.path);
  expect(watch.documents()).toEqual([home.path, contact.path]);
  await page.goBack();
  await expectPage(page, home);
});

test("a page has all its styles after style sheets of the first page and of its own failed once", async ({
  page,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, home.path);
  const failures: Promise<unknown>[] = [];
  const sheets = new Set<string>();
  for (const path of [home.path, contact.path]) {
    const html = await (await page.request.get(path)).text();
    const [sheet = ""] = /\/assets\/page-[\w-]+\.css/.exec(html) ?? [];
    if (sheets.has(sheet)) continue;
    sheets.add(sheet);
    await page.route(`**${sheet}`, (route) => route.abort(), { times: 1 });
    failures.push(page.waitForEvent("requestfailed", (request) => request.url().endsWith(sheet)));
  }
  await contactLink(page).hover();
  await Promise.all(failures);
  await goToContact(page);
  await expect(page.locator("link[rel=stylesheet][disabled]")).toHaveCount(0);
  for (const sheet of sheets)
    expect(watch.requests.filter((url) => url.endsWith(sheet))).toHaveLength(2);
  expect(watch.documents()).toEqual([home.path]);
});

test("an old website's service worker, which answers from its caches, makes way", async ({
  browser,
}) => {
  const oldFiles: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": [
      "text/html",
      "<title>Old</title><script>navigator.serviceWorker.register('/sw.js?v=1')</script>",
    ],
    "/sw.js?v=1": [
      "text/javascript",
      `oninstall = (event) => event.waitUntil(caches.open("old").then((cache) => cache.add("/")));
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) =>
  event.respondWith(caches.match(event.request).then((known) => known ?? fetch(event.request)));`,
    ],
  };
  const site = siteServer(readSite("dist"));
  let isOld = true;
  const server = createServer((request, response) => {
    if (!isOld) return site.emit("request", request, response);
    const [type, body] = oldFiles[request.url ?? ""] ?? ["text/plain", ""];
    return response.writeHead(200, { "Content-Type": type }).end(body);
  });
  const { address, stop } = await served(server);
  // Of its own, because the test's complains about another origin.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  isOld = false;
  await page.goto(address);
  await expectPage(page, home);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
  await expect.poll(left).toEqual([]);
  await context.close();
  stop();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a document that ends in the header shows its navigation", async ({ page }) => {
    await changeDocuments(page, (html) => html.slice(0, html.indexOf("</nav>")));
    await page.goto(home.path);
    await expect(headerButton(page)).toBeVisible();
  });

  test("the contact page says how to write and call in the form's place", async ({ page }) => {
    test.skip(delivery !== undefined, "With an endpoint the browser posts the form");
    await page.goto(contact.path);
    await expect(form(page)).toBeHidden();
    const text = page.locator("noscript");
    await expect(text).toContainText(`${withoutScript[0]}`, { useInnerText: true });
    await expectPhoneAndMail(text);
  });
});

test("a late font is used from the next page on, and nothing moves", async ({ page, context }) => {
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
  const shifts = await watchShifts(page);
  await page.goto(home.path, { waitUntil: "commit" });
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
  expect(await shifts()).toEqual([]);
  await goToContact(page);
  expect(await isInTypeface()).toBe(true);
});

test("a page requested offline shows a notice until online", async ({ page, context, watch }) => {
  watch.expectMessage(failedFile);
  await goToContactFromOther(page, watch.requests);
  const chunk = await holdScript(page, pageChunk);
  // Presses at least a second apart would load a document.
  await page.clock.setFixedTime("2030-01-01T09:00:00Z");
  await homeLink(page).click();
  await homeLink(page).click();
  await context.setOffline(true);
  chunk.release();
  const notice = page.getByRole("dialog", { name: offline.heading });
  await expect(notice).toContainText(offline.text);
  await expect(notice).toHaveCount(1);
  const call = notice.getByRole("link", { name: company.phone.text });
  await expect(call).toHaveAttribute("href", phoneHref(company.phone));
  await notice.getByRole("button", { name: offline.retry }).click();
  await expect(notice).toBeVisible();
  // What was dismissed asks for nothing, nor if the network is back at the moment of that.
  await notice.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dispatchEvent(new Event("online"));
  });
  await restingPlace(page);
  await expect(notice).toHaveCount(0);
  await expectPage(page, contact);

  await homeLink(page).click();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expectPage(page, otherPage);
  await expect(notice).toHaveCount(0);

  await homeLink(page).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expectPage(page, home);
  await expect(notice).toHaveCount(0);
});

test("Back without a network shows the page at the address once online, also if its notice was closed", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(failedFile);
  await arrive(page, otherPage.path);
  await goHome(page);
  await page.reload();
  await takenOver(page);
  await goToContact(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.route(pageChunk, (route) => route.abort());
  await page.evaluate(() => history.go(-2));
  const notice = page.getByRole("dialog", { name: offline.heading });
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  // A visitor who goes back to the page that is open stays there.
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL(contact.path);
  const { length } = watch.documents();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await restingPlace(page);
  expect(watch.documents()).toHaveLength(length);
  await page.evaluate(() => history.go(-2));
  await expect(notice).toBeVisible();
  await page.unroute(pageChunk);
  await context.setOffline(false);
  await expectPage(page, otherPage);
});

test("a page that throws keeps the header and offers two ways out", async ({ page, watch }) => {
  watch.expectMessage(/^error: /);
  await arrive(page, home.path);
  await page.route(
    pageChunk,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const broken = body.replace(/([\w$]+)(?= as default)/, "broken");
      await route.fulfill({
        response,
        body: `${broken};function broken(){throw new Error("broken")}`,
      });
    },
    { times: 1 },
  );
  await contactLink(page).click();
  await expect(page).toHaveURL(contact.path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(pageFailed.heading);
  await expect(main.getByRole("link", { name: pageFailed.home })).toHaveAttribute(
    "href",
    home.path,
  );
  await expect(headerButton(page)).toBeVisible();
  // The next page is shown.
  await homeLink(page).click();
  await expectPage(page, home);
  await contactLink(page).click();
  await main.getByRole("link", { name: pageFailed.reload }).click();
  await expectPage(page, contact);
  expect(watch.documents()).toEqual([home.path, contact.path]);
});
