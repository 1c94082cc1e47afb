import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import puppeteer, { type Page } from "puppeteer-core";
import { Builder, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { vi } from "vitest";
import { freePort } from "../../scripts/lib/free-port";

/** A remote-controlled browser with one tab. */
export type Browser = {
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<unknown>;
  /** Sets the size of the viewport, px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point of the viewport, px. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly press: (key: "Tab" | "Escape") => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts Firefox. */
export async function startFirefox(): Promise<Browser> {
  const firefox = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => [join(folder, "firefox-esr"), join(folder, "firefox")])
    .find(existsSync);
  if (!firefox) throw new Error("On Debian: apt-get install firefox-esr");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    extraPrefsFirefox: {
      // Scroll bars take no space, and the pointer can hover.
      "ui.useOverlayScrollbars": 1,
      "ui.primaryPointerCapabilities": 6,
      // Back loads the page again. Puppeteer misses one that comes from the back-forward cache.
      "browser.sessionhistory.max_total_viewers": 0,
    },
  });
  // Firefox fires no focus events in the page it starts with.
  return drive(await browser.newPage(), () => browser.close());
}

/** Starts Chromium 103 of 2022, which has neither popovers nor :has nor ranges in media queries. */
export async function startOlderChromium(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "site-chromium-"));
  const executablePath = join(folder, "chromium");
  const packed = readFileSync("tests/engines/node_modules/@sparticuz/chromium/bin/chromium.br");
  writeFileSync(executablePath, brotliDecompressSync(packed), { mode: 0o755 });
  const browser = await puppeteer.launch({
    executablePath,
    headless: "shell",
    waitForInitialPage: false,
    args: [
      "--no-sandbox",
      "--no-zygote",
      "--disable-gpu",
      "--hide-scrollbars",
      "--force-prefers-reduced-motion",
    ],
  });
  return drive(await browser.newPage(), async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
}

const drive = (page: Page, stop: () => Promise<void>): Browser => ({
  open: (address) => page.goto(address),
  resize: (width, height) => page.setViewport({ width, height }),
  evaluate: (expression) => page.evaluate(expression),
  clickAt: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  stop,
});

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
  const actions = () => driver.actions({ async: true });
  const keys = { Tab: Key.TAB, Escape: Key.ESCAPE };
  const evaluate = (expression: string) => driver.executeScript(`return ${expression}`);
  const sizes = "[innerWidth, innerHeight, outerWidth, outerHeight]";
  return {
    evaluate,
    open: (address) => driver.get(address),
    // The window has a frame once it is shown, and its size changes after the response.
    resize: (width, height) =>
      vi.waitFor(
        async () => {
          const [inner = 0, innerHeight = 0, outer = 0, outerHeight = 0] = (await evaluate(
            sizes,
          )) as number[];
          if (inner === width && innerHeight === height) return;
          const right = Math.max(0, outer - inner);
          const bottom = Math.max(0, outerHeight - innerHeight);
          const size = { x: 0, y: 0, width: width + right, height: height + bottom };
          await driver.manage().window().setRect(size);
          throw new Error(`The window is ${inner} × ${innerHeight} px, not ${width} × ${height}.`);
        },
        { timeout: 30_000 },
      ),
    clickAt: (x, y) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    press: (key) => actions().sendKeys(keys[key]).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    stop: async () => {
      await driver.quit();
      await service.kill();
      rmSync(settings, { recursive: true });
    },
  };
}
