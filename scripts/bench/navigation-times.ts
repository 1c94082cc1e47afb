import type { Browser, Page } from "@playwright/test";
import { slowDown, tsxHelper } from "./throttled";

/** Times in ms from the press on a link until the next page's heading is in the document. */
export type Moving = {
  /** On a first visit, nothing of the script there, by how long the pointer was over the link. */
  readonly first: number;
  readonly firstAfterHover: number;
  /** With the script, by whether something of the page is there. */
  readonly cold: number;
  readonly warm: number;
};

const hover = 150;

/** Presses a link to `path` on a page in each of these ways. `latency` is added to every request, ms. */
export async function move(
  browser: Browser,
  from: string,
  path: string,
  latency: number,
): Promise<Moving> {
  const visit = <Result>(act: (page: Page) => Promise<Result>) =>
    onNewVisit(browser, from, latency, act);
  return {
    first: await visit((page) => press(page, path)),
    firstAfterHover: await visit((page) => press(page, path, hover)),
    ...(await visit(async (page) => {
      await page.keyboard.press("Tab");
      await page.locator("main[data-script=ready]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      const start = await page.locator("h1").first().innerText();
      const cold = await press(page, path);
      await page.goBack();
      await page.waitForFunction((text) => document.querySelector("h1")?.innerText === text, start);
      await page.mouse.move(0, 0);
      await page.waitForLoadState("networkidle");
      return { cold, warm: await press(page, path) };
    })),
  };
}

async function onNewVisit<Result>(
  browser: Browser,
  address: string,
  latency: number,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(tsxHelper);
    await page.addInitScript(notePressesAndHeadings);
    await page.goto(address, { waitUntil: "networkidle" });
    await slowDown(page, { latency });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Logs by the page's own clock, so that the way from the page to this process does not count. */
function notePressesAndHeadings() {
  const log = (what: string, time: number) =>
    console.log(JSON.stringify({ what, time: performance.timeOrigin + time }));
  let heading: string | undefined;
  new MutationObserver(() => {
    const now = document.querySelector("h1")?.textContent ?? undefined;
    if (now && now !== heading) {
      heading = now;
      log(now, performance.now());
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  addEventListener("pointerdown", ({ timeStamp }) => log("press", timeStamp), { capture: true });
}

/** Presses a link as a visitor would and waits for another heading, in this document or the next. */
async function press(page: Page, path: string, hovering = 0): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await (await link.elementHandle())?.waitForElementState("stable");
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${path} is shown`);
  let pressedAt: number | undefined;
  const moved = page.waitForEvent("console", {
    predicate: (message) => {
      if (!message.text().startsWith('{"what":')) return false;
      const { what, time } = JSON.parse(message.text()) as { what: string; time: number };
      if (what !== "press") return pressedAt !== undefined;
      pressedAt = time;
      return false;
    },
  });
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
    session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  if (hovering) {
    await mouse("mouseMoved");
    await new Promise((resolve) => setTimeout(resolve, hovering));
  }
  // Sent together: waiting for each answer would be a hover.
  await Promise.all([mouse("mouseMoved"), mouse("mousePressed"), mouse("mouseReleased")]);
  const { time } = JSON.parse((await moved).text()) as { time: number };
  return time - (pressedAt ?? Number.NaN);
}
