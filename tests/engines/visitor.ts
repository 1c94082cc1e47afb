import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Browser } from "./browsers";

/** Runs a function in the page. Parameters and result are JSON; it has no access to outer variables. */
export const run = <Result, Given extends unknown[]>(
  browser: Browser,
  work: (...given: Given) => Result,
  ...given: Given
) => browser.evaluate(`(${work})(...${JSON.stringify(given)})`) as Promise<Awaited<Result>>;

/** Clicks the first visible element that matches a selector and, if given, a name. */
export async function click(browser: Browser, selector: string, name?: string): Promise<void> {
  const point = () => run(browser, centerOf, selector, name ?? null);
  await expect.poll(point, { message: `${name ?? selector} can be seen` }).not.toBeNull();
  const [x, y] = (await point()) ?? [];
  if (x !== undefined && y !== undefined) await browser.clickAt(x, y);
}

/** Scrolls the element into view and returns its center. */
function centerOf(selector: string, name: string | null): [x: number, y: number] | null {
  const found = visible(selector).find(
    (one) => name === null || (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  found?.scrollIntoView({ behavior: "instant", block: "nearest" });
  const box = found?.getClientRects()[0];
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

/** Texts of all visible elements that match. */
export const seen = (browser: Browser, selector: string): Promise<string[]> =>
  run(browser, (all) => visible(all).map(({ textContent }) => textContent ?? ""), selector);

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Words that hardly differ from what they are on, as where a browser doesn't know the color of one of them. */
export async function invisibleWords(browser: Browser): Promise<string[]> {
  await browser.evaluate(`${axe}; 0`);
  return run(browser, async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { incomplete, violations } = await axe.run({ runOnly: ["color-contrast"] });
    // Where axe can't tell, it says why.
    const equal = incomplete.flatMap(({ nodes }) =>
      nodes.filter(({ any }) => any[0]?.data?.messageKey === "equalRatio"),
    );
    const weak = violations.flatMap(({ nodes }) => nodes);
    return [...equal, ...weak].map(({ html }) => `invisible: ${html}`);
  });
}
