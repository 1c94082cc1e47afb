import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** axe brings its own script; all other tests keep the site's policy. */
export const withAxe = { bypassCSP: true, contextOptions: { reducedMotion: "reduce" } } as const;

export async function expectNoBarrier(page: Page, part = "html") {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: tags, resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  ).toEqual([]);
}
