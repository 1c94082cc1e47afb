import type { Browser, CDPSession, Page } from "@playwright/test";

/** A phone on a slow connection: CPU 4× slower, latency of 150 ms, 1.6 Mbit/s. */
const phone = { processor: 4, latency: 150, bytesPerSecond: 200_000 };

/** tsx adds calls of `__name` to functions; pages need one for functions passed to addInitScript. */
export const tsxHelper = "globalThis.__name = (named) => named";

/** Times in ms, from the start of the navigation unless said otherwise. */
export type PaintTimes = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** From the first intent event until the app has started; undefined if it never does. */
  readonly start: number | undefined;
  readonly longestTask: number;
};

/** Slows down CPU (a factor), latency (ms) and bandwidth of a page. */
export async function slowDown(
  page: Page,
  { processor = 1, latency = 0, bytesPerSecond = -1 },
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  return session;
}

/** Measures paints, the start of the app and the longest task of a page on the phone above. */
export async function measurePaint(browser: Browser, address: string): Promise<PaintTimes> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await slowDown(page, phone);
    await page.addInitScript(tsxHelper);
    await page.addInitScript(() => {
      const seen = { firstPaint: 0, largestPaint: 0, longestTask: 0 };
      Object.assign(window, { seen });
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
        });
      watch("paint", ({ name, startTime }) => {
        if (name === "first-contentful-paint") seen.firstPaint = startTime;
      });
      watch("largest-contentful-paint", ({ startTime }) => {
        seen.largestPaint = startTime;
      });
      watch("longtask", ({ duration }) => {
        seen.longestTask = Math.max(seen.longestTask, duration);
      });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const painted = await readSeen(page);
    // Browsers report no largest paint after a key press, so it is read before.
    const start = await startApp(page);
    return { ...painted, start, longestTask: (await readSeen(page)).longestTask };
  } finally {
    await page.close();
  }
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Omit<PaintTimes, "start"> }).seen);

async function startApp(page: Page): Promise<number | undefined> {
  const before = Date.now();
  await page.keyboard.press("Tab");
  const started = page.waitForFunction(
    () => {
      const main = document.querySelector<HTMLElement>("#root");
      return main?.dataset["script"] === "ready";
    },
    undefined,
    { timeout: 10_000, polling: 10 },
  );
  return started.then(
    () => Date.now() - before,
    () => undefined,
  );
}
