import { all, pageAt } from "./dist-page";
import {
  arrive,
  contact,
  contactButton,
  expect,
  expectPage,
  footerPage,
  holdScript,
  home,
  linksTakenOver,
  linkTo,
  menuPage,
  pathTo,
  restingPlace,
  test,
} from "./fixtures";
import { field, message, sendButton, write } from "./form";

const pageChunk = /\/assets\/page-[\w-]+\.js$/;

test("scrolling loads no more script than the first one", async ({ page, watch }) => {
  const scripts = () => watch.requests.filter((request) => request.startsWith("script "));
  await page.goto(home.path, { waitUntil: "networkidle" });
  await page.mouse.move(3, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  for (const key of ["PageDown", "ArrowUp", "Home", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(scripts().length).toBeLessThanOrEqual(2);
  expect(scripts().join()).not.toContain("start-app");

  const asked = page.waitForRequest(/start-app/);
  await page.keyboard.press("Tab");
  await asked;
});

test("hovering a link loads its page while the script is loading", async ({ page, watch }) => {
  const script = await holdScript(page, /\/assets\/(?:start-app|react)-[\w-]+\.js$/);
  await page.goto(home.path);
  const chunk = page.waitForResponse(pageChunk);
  const link = contactButton(page);
  await link.hover();
  await (await chunk).finished();
  script.release();
  await linksTakenOver(page);
  const before = watch.requests.filter((request) => request.startsWith("script /assets/page-"));
  await link.click();
  await expectPage(page, contact);
  expect(before).toHaveLength(1);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toHaveLength(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("touching a link loads the script, swiping does not, even from a link", async ({
    page,
    watch,
  }) => {
    await page.goto(home.path, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      });
    const canceled = page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener("pointercancel", () => setTimeout(done, 200));
        }),
    );
    const start = await page.getByRole("main").getByRole("link").first().boundingBox();
    const { x, y } = { x: (start?.x ?? 0) + 20, y: (start?.y ?? 0) + 10 };
    await touch("touchStart", x, y);
    for (const moved of [20, 80, 140, 200, 260, 320, 380]) await touch("touchMove", x, y - moved);
    await touch("touchEnd");
    await canceled;
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(watch.requests.join()).not.toContain("start-app");
    // A tap while the page still scrolls only stops the scrolling.
    await restingPlace(page);
    const asked = page.waitForRequest(/start-app/);
    await linkTo(page.getByRole("contentinfo"), footerPage).tap();
    await asked;
    // Playwright hangs if the page is closed during a tap.
    await expectPage(page, footerPage);
  });
});

test("a submit before the script has loaded is delivered before the next page is shown", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page, /\/assets\/contact-[\w-]+\.js$/);
  await page.goto(contact.path);
  await write(page);
  await sendButton(page).click();
  await linksTakenOver(page);
  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  script.release();
  await expectPage(page, footerPage);
  expect(await delivered()).toHaveLength(1);
});

test("a link pressed after an early submit with a blank field leaves the visitor with its error", async ({
  page,
  delivered,
}) => {
  const script = await holdScript(page, /\/assets\/contact-[\w-]+\.js$/);
  await page.goto(contact.path);
  await write(page, { ...message, name: "  " });
  await sendButton(page).click();
  await linksTakenOver(page);
  await linkTo(page.getByRole("contentinfo"), footerPage).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  script.release();
  await expect(field(page, "name")).toBeFocused();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expectPage(page, contact);
  expect(await delivered()).toEqual([]);
});

test("a link pressed before the script has loaded opens the page as a document", async ({
  page,
  watch,
}) => {
  await holdScript(page);
  await page.goto(home.path, { waitUntil: "commit" });
  await contactButton(page).click();
  await expectPage(page, contact);
  expect(watch.requests.filter((request) => request.startsWith("document"))).toEqual([
    `document ${home.path}`,
    `document ${contact.path}`,
  ]);
});

test("a link to a tab of the portfolio opens that tab without further interaction", async ({
  page,
}) => {
  const [id = ""] = all(pageAt(pathTo("portfolio")).main, "input[type=radio]:not([checked])").map(
    (tab) => tab.id,
  );
  await page.goto(`${pathTo("portfolio")}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeChecked();
});

test("Back after a reload shows the previous page", async ({ page }) => {
  await arrive(page, menuPage.route.path);
  await contactButton(page).click();
  await expectPage(page, contact);
  await page.reload();
  await page.goBack();
  await expectPage(page, menuPage.route);
});
