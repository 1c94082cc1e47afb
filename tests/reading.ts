import type { Locator, Page } from "@playwright/test";

/** The section that a heading introduces. */
export const part = (page: Page, heading: string | RegExp) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

/** What opens the rest of a list that is cut short, such as "+2 more of 6 tags". */
export const more = (where: Locator, what: RegExp) =>
  where.locator("summary").filter({ hasText: what });
