import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { expect } from "./fixtures";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Style sheets and recordings, which none of these rules needs here.
  preload: false,
};

/**
 * Fails if axe finds a violation in a part of the open page. Wide screens are tested light and small ones dark:
 * tests/unit/colors.test.ts has the contrast of all pairs in both.
 */
export async function expectNoViolations(page: Page, part = "html", title = ""): Promise<void> {
  // The browser evaluates it, so the policy needn't allow it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([selector, how]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run(selector, how);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
    },
    [part, options] as const,
  );
  expect.soft(violations, title).toEqual([]);
}
