import type { Browser, Page } from "@playwright/test";

/**
 * Visits `from` for the first time and presses a link to `path` after hovering over it for `hover` ms. Returns
 * the ms from the press until another heading is in this document or the next.
 */
export async function timeNavigation(
  browser: Browser,
  from: string,
  path: string,
  hover: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    // tsx adds calls of __name to functions.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(notePressesAndHeadings);
    await page.goto(from, { waitUntil: "networkidle" });
    return await press(page, path, hover);
  } finally {
    await context.close();
  }
}

/** Logs presses and new headings with the page's clock, so that messages to this process take no time. */
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

async function press(page: Page, path: string, hover: number): Promise<number> {
  // Not every page has a visible link on every other, so the pressed one is added.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: href });
    document.querySelector("main")?.prepend(link);
    link.scrollIntoView({ block: "center" });
  }, path);
  const box = await page.locator(`main > a[href="${path}"]`).first().boundingBox();
  if (!box) throw new Error(`The link to ${path} isn't shown`);
  let pressedAt = Number.NaN;
  const moved = page.waitForEvent("console", {
    predicate: (message) => {
      if (!message.text().startsWith('{"what":')) return false;
      const { what, time } = JSON.parse(message.text()) as { what: string; time: number };
      if (what !== "press") return !Number.isNaN(pressedAt);
      pressedAt = time;
      return false;
    },
  });
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
    session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  if (hover) {
    await mouse("mouseMoved");
    await new Promise((resolve) => setTimeout(resolve, hover));
  }
  // Sent together, because waiting for each answer would be a hover.
  await Promise.all([mouse("mouseMoved"), mouse("mousePressed"), mouse("mouseReleased")]);
  const { time } = JSON.parse((await moved).text()) as { time: number };
  return time - pressedAt;
}
