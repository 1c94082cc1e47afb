import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { darkScheme } from "../src/site/brand";
import { expect } from "./fixtures";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const runOnly = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/** Injects axe into every further document. As a script of the browser it needs no change of the CSP. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: source });

/** Fails if axe finds a violation in a part of the open page. Call `addAxe` before opening the page. */
export async function expectNoViolations(page: Page, part = "html", title = ""): Promise<void> {
  expect.soft(await violations(page, part, runOnly), title).toEqual([]);
}

/** As `expectNoViolations`, and the contrast of the dark site, which changes nothing else. */
export async function expectNoViolationsInBoth(page: Page, part = "html", title = "") {
  await expectNoViolations(page, part, title);
  if (!darkScheme) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violations(page, part, ["color-contrast"]), `${title}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** What axe finds, by its rules or groups of rules. */
const violations = (page: Page, part: string, rules: string[]) =>
  page.evaluate(
    async ([selector, only]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run(selector, { runOnly: only, resultTypes: ["violations"] });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
    },
    [part, rules] as const,
  );
