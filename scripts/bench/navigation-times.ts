import type { Browser } from "@playwright/test";

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
    await page.addInitScript(noteTime);
    await page.goto(from, { waitUntil: "networkidle" });
    // Not every page has a visible link on every other, so the pressed one is added.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: href });
      document.querySelector("main")?.prepend(link);
      link.scrollIntoView({ block: "center" });
    }, path);
    const box = await page.locator(`main > a[href="${path}"]`).first().boundingBox();
    if (!box) throw new Error(`The link to ${path} isn't shown`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (hover) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(hover);
    }
    // Sent together, because waiting for each answer would be a hover.
    await Promise.all([page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
    const time = await page.waitForFunction(() => sessionStorage.getItem("time"));
    return Number(await time.jsonValue());
  } finally {
    await context.close();
  }
}

/** Notes the time from a press to another heading by the page's clock, so that messages to this process take none. */
function noteTime() {
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      sessionStorage.setItem("heading", document.querySelector("h1")?.textContent ?? "");
      sessionStorage.setItem("pressed", `${performance.timeOrigin + timeStamp}`);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const { heading, pressed, time } = sessionStorage;
    const now = document.querySelector("h1")?.textContent;
    if (!pressed || time || !now || now === heading) return;
    sessionStorage.setItem("time", `${performance.timeOrigin + performance.now() - pressed}`);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
