import {
  contact,
  contactLink,
  expect,
  expectPage,
  goToContact,
  holdScript,
  home,
  homeLink,
  linksTakenOver,
  otherPage,
  pageChunk,
  restingPlace,
  test,
} from "./fixtures";
import { field, textField } from "./form";

test("scrolling loads no more script than the first one", async ({ page, watch }) => {
  const scripts = () => watch.requests.filter((request) => request.startsWith("script "));
  await page.goto(home.path, { waitUntil: "networkidle" });
  await page.mouse.move(3, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  for (const key of ["PageDown", "ArrowUp", "Home", "Space"]) {
    // A key that is pressed while the page still moves may be lost.
    const before = await restingPlace(page);
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  }
  expect(scripts().length).toBeLessThanOrEqual(2);
  expect(scripts().join()).not.toContain("start-app");

  const asked = page.waitForRequest(/start-app/);
  await page.keyboard.press("Tab");
  await asked;
});

test("hovering a link loads its page while the script is loading, which then opens offline", async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(/^error: Failed to load resource/);
  const script = await holdScript(page, /\/assets\/(?:start-app|react)-[\w-]+\.js$/);
  await page.goto(home.path);
  const files = [page.waitForResponse(pageChunk), page.waitForResponse(/shared-[\w-]+\.css$/)];
  await contactLink(page).hover();
  for (const file of files) await (await file).finished();
  script.release();
  await linksTakenOver(page);
  const before = watch.requests.filter((request) => pageChunk.test(request));
  await context.setOffline(true);
  await goToContact(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(before).toHaveLength(1);
  expect(watch.documents()).toEqual([home.path]);
});

test("a field that has the focus before any script loads the app", async ({ page }) => {
  const script = await holdScript(page, /\.js$/);
  await page.goto(contact.path, { waitUntil: "commit" });
  await field(page, textField).focus();
  script.release();
  await linksTakenOver(page);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a touch on a button loads the app, which leaves the menu open; a swipe doesn't", async ({
    page,
    watch,
  }) => {
    await page.clock.install({ time: "2030-01-01T09:00:00Z" });
    await page.goto(home.path, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      });
    const canceled = page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener("pointercancel", () => done());
        }),
    );
    const start = await page.getByRole("main").getByRole("link").first().boundingBox();
    const { x, y } = { x: (start?.x ?? 0) + 20, y: (start?.y ?? 0) + 10 };
    // On a slow machine this swipe takes as long as a finger rests on a button.
    await page.clock.pauseAt("2030-01-01T10:00:00Z");
    await touch("touchStart", x, y);
    for (const moved of [20, 80, 140, 200, 260, 320, 380]) await touch("touchMove", x, y - moved);
    await touch("touchEnd");
    await canceled;
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(watch.requests.join()).not.toContain("start-app");
    // A tap while the page still scrolls only stops the scrolling.
    await restingPlace(page);
    const asked = page.waitForRequest(/start-app/);
    const header = page.getByRole("banner");
    await header.getByRole("button").filter({ visible: true }).first().tap();
    await asked;
    await expect(page.locator("main[data-behaviors=started]")).toBeAttached();
    await expect(header.locator(":popover-open")).toBeVisible();
  });
});

test("on the second page the app loads once the browser is idle", async ({ page, watch }) => {
  await page.goto(otherPage.path, { waitUntil: "networkidle" });
  expect(watch.requests.join()).not.toContain("start-app");
  // Faster than the script.
  await contactLink(page).dispatchEvent("click");
  await expectPage(page, contact);
  await expect(page.locator("main[data-behaviors=started]")).toBeAttached();
  await homeLink(page).dispatchEvent("click");
  await expectPage(page, home);
  expect(watch.documents()).toEqual([otherPage.path, contact.path]);
});
