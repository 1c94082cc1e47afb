import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import puppeteer, { type LaunchOptions } from "puppeteer-core";
import { Builder, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { vi } from "vitest";
import { findChromium } from "../../scripts/chromium.mjs";
import { freePort } from "../free-port";

/** A remote-controlled browser with one tab. */
export type Browser = {
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<unknown>;
  /** Sets the size of the viewport, px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. Parameters and result are JSON; it has no access to outer variables. */
  readonly run: <Result, Given extends unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Clicks at a point of the viewport, px. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressTab: (held?: "Shift") => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts Chromium, the reference for the others. */
export const startChromium = () =>
  startWithPuppeteer({
    browser: "chrome",
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--hide-scrollbars"],
  });

/** Starts Firefox. */
export function startFirefox() {
  const firefox = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => [join(folder, "firefox-esr"), join(folder, "firefox")])
    .find(existsSync);
  if (!firefox) throw new Error("On Debian: apt-get install firefox-esr");
  return startWithPuppeteer({
    browser: "firefox",
    executablePath: firefox,
    extraPrefsFirefox: {
      // Scroll bars take no space, as in Chromium here, and the pointer can hover.
      "ui.useOverlayScrollbars": 1,
      "ui.primaryPointerCapabilities": 6,
      // Back loads the page again. Puppeteer misses one that comes from the back-forward cache.
      "browser.sessionhistory.max_total_viewers": 0,
    },
  });
}

async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  // Firefox fires no focus events in the page it starts with.
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (work, ...given) =>
      page.evaluate(`(${work})(...${JSON.stringify(given)})`) as Promise<
        Awaited<ReturnType<typeof work>>
      >,
    pressAt: (x, y) => page.mouse.click(x, y),
    pressTab: async (held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press("Tab");
      if (held) await page.keyboard.up(held);
    },
    pressEscape: () => page.keyboard.press("Escape"),
    type: (text) => page.keyboard.type(text),
    stop: () => browser.close(),
  };
}

/** Starts WebKitGTK. Needs a screen, such as that of xvfb-run. */
export async function startWebKit(): Promise<Browser> {
  const program = "/usr/bin/WebKitWebDriver";
  if (!existsSync(program)) throw new Error("On Debian: apt-get install webkit2gtk-driver xvfb");
  const settings = mkdtempSync(join(tmpdir(), "site-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  // Allows a window as narrow as a phone.
  const style = "* { border-width: 0; margin: 0; min-width: 0; padding: 0; }";
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), style);
  const port = await freePort();
  const service = new DriverService(program, {
    loopback: true,
    port,
    args: [`--port=${port}`],
    env: { ...process.env, GDK_BACKEND: "x11", XDG_CONFIG_HOME: settings },
  });
  const binary = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  const run: Browser["run"] = (work, ...given) =>
    driver.executeScript(`return (${work})(...arguments)`, ...given) as Promise<
      Awaited<ReturnType<typeof work>>
    >;
  const actions = () => driver.actions({ async: true });
  return {
    run,
    open: (address) => driver.get(address),
    // The window has a frame once it is shown, and its size changes after the response.
    resize: (width, height) =>
      vi.waitFor(
        async () => {
          const { inner, frame } = await run(() => ({
            inner: `${innerWidth} × ${innerHeight}`,
            frame: [outerWidth - innerWidth, outerHeight - innerHeight].map((n) => Math.max(0, n)),
          }));
          if (inner === `${width} × ${height}`) return;
          const [right = 0, bottom = 0] = frame;
          const size = { x: 0, y: 0, width: width + right, height: height + bottom };
          await driver.manage().window().setRect(size);
          throw new Error(`The window is ${inner} px large, not ${width} × ${height}.`);
        },
        { timeout: 30_000 },
      ),
    pressAt: (x, y) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    pressTab: (held) =>
      held
        ? actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform()
        : actions().sendKeys(Key.TAB).perform(),
    pressEscape: () => actions().sendKeys(Key.ESCAPE).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    stop: async () => {
      await driver.quit();
      await service.kill();
      rmSync(settings, { recursive: true });
    },
  };
}
