import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "../../scripts/chromium.mjs";
import { installFromDebian, installFromNpm } from "../hosts/install";
import type { Start, Tab } from "./browser";

/** The used part of Puppeteer's API. Puppeteer is no dependency; its types are not installed. */
type Puppeteer = {
  launch: (options: Record<string, unknown>) => Promise<{
    newPage: () => Promise<Page>;
    close: () => Promise<void>;
  }>;
};
type Page = {
  goto: (address: string) => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  evaluate: (work: string) => Promise<unknown>;
  screenshot: () => Promise<Uint8Array>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: {
    press: (key: string) => Promise<void>;
    down: (key: string) => Promise<void>;
    up: (key: string) => Promise<void>;
    type: (text: string) => Promise<void>;
  };
};

/** Starts Firefox, over WebDriver BiDi. */
export const startFirefox: Start = ({ reducedMotion = false } = {}) => {
  if (!firefox()) installFromDebian("firefox-esr");
  return start({
    browser: "firefox",
    executablePath: firefox(),
    extraPrefsFirefox: {
      // Scroll bars take no space, as in Chromium here, and the pointer can hover.
      "ui.useOverlayScrollbars": 1,
      "ui.primaryPointerCapabilities": 6,
      "ui.prefersReducedMotion": Number(reducedMotion),
    },
  });
};

/** Starts Chromium, the reference for the others. */
export const startChromium: Start = ({ reducedMotion = false } = {}) =>
  start({
    browser: "chrome",
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--hide-scrollbars",
      ...(reducedMotion ? ["--force-prefers-reduced-motion"] : []),
    ],
  });

const firefox = () =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => [join(folder, "firefox-esr"), join(folder, "firefox")])
    .find(existsSync);

async function start(options: Record<string, unknown>) {
  // Version 25 needs Node 22.12.
  const file = "lib/esm/puppeteer/puppeteer-core.js";
  const module = installFromNpm("puppeteer-core", "24.43.1", file);
  const puppeteer = ((await import(pathToFileURL(module).href)) as { default: Puppeteer }).default;
  const browser = await puppeteer.launch(options);
  // Firefox fires no focus events in the page it starts with.
  return { tab: tabOf(await browser.newPage()), stop: () => browser.close() };
}

const tabOf = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address)),
  resize: (width, height) => page.setViewport({ width, height }),
  run: (work, ...given) =>
    page.evaluate(`(${work})(...${JSON.stringify(given)})`) as Promise<
      Awaited<ReturnType<typeof work>>
    >,
  pressAt: (x, y) => page.mouse.click(x, y),
  pressKey: async (key, held) => {
    if (held) await page.keyboard.down(held);
    await page.keyboard.press(key);
    if (held) await page.keyboard.up(held);
  },
  type: (text) => page.keyboard.type(text),
  screenshot: async () => Buffer.from(await page.screenshot()),
});
