import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

const main = (page: Page) => page.getByRole("main");

/** The section that a heading introduces. */
export const part = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

export const hero = (page: Page) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1 }) });

/** The last section, which calls to action. */
export const closing = (page: Page) => main(page).locator("section").last();

/** The list that has an item of this name. */
export const listWith = (page: Page, name: string) =>
  main(page)
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** The item of this name. */
export const item = (page: Page, name: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

export const itemNames = (where: Locator) => where.getByRole("heading", { level: 3 });

/** What can carry the name of an entry: a small heading, a term, the head of a row. */
const names = "h3, h4, dt, th[scope=row]";

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const exactly = (words: string) => new RegExp(`^${escaped(words)}$`);

/** Names of entries, however they are marked up. */
export const entryNames = (where: Locator) => where.locator(names);

/** The entry of this name, be it an item, an article, a group of terms or a row. */
export const entry = (where: Locator, name: string) =>
  where
    .locator("li, article, dl > div, tr")
    .filter({
      has: where
        .page()
        .locator(names)
        .filter({ hasText: exactly(name) }),
    })
    .last();

/** The section that has an entry of this name. */
export const sectionWith = (page: Page, name: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.locator(names).filter({ hasText: exactly(name) }) });

/** The steps of a process: the ordered lists of a page. The way back up is not one of them. */
export const steps = (page: Page) => main(page).locator("ol").and(page.locator(":not(nav ol)"));

/** The steps are so many, in order, each with a name of its own and a text. */
export async function expectSteps(where: Locator, count: number) {
  await expect(where).toHaveCount(1);
  const items = where.locator("> li");
  await expect(items).toHaveCount(count);
  await expectEntries(where, count);
  for (const step of await items.all()) {
    const name = await entryNames(step).first().innerText();
    const words = (await step.innerText()).replace(name, "").replace(/^[\s\d.]+/, "");
    expect(words.trim(), name).toMatch(/\w+ \w+/);
  }
}

/** The entries are so many, and no two have the same name. */
export async function expectEntries(where: Locator, count: number) {
  await expect(entryNames(where)).toHaveCount(count);
  const all = await entryNames(where).allInnerTexts();
  for (const name of all) expect(name.trim()).not.toBe("");
  expect(new Set(all).size, all.join(", ")).toBe(count);
}

/** Every "Learn More" in a part of a page. */
export const learnMore = (where: Locator) => where.getByRole("link", { name: "Learn More" });

/** What a link reads for the eye; words for screen readers alone are left out. */
export const seenWords = (link: Locator) =>
  link.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let words = "";
    while (walker.nextNode()) {
      const { width, height } = walker.currentNode.parentElement?.getBoundingClientRect() ?? {};
      if (width && height && width > 1 && height > 1) words += walker.currentNode.textContent;
    }
    return words.trim();
  });

/** What a screen reader calls a link. */
export async function spokenName(link: Locator): Promise<string> {
  return /link "(.*)"/.exec(await link.ariaSnapshot())?.[1] ?? "";
}

/** Every entry named here has one Learn More, and it leads to Contact under a name of its own. */
export async function expectLearnMore(where: Locator, entries: readonly string[]) {
  await expect(learnMore(where)).toHaveCount(entries.length);
  const spoken = new Set<string>();
  for (const name of entries) {
    const link = learnMore(entry(where, name));
    await expect(link, name).toHaveCount(1);
    await expect(link, name).toHaveAttribute("href", "/contact");
    expect(await seenWords(link), name).toBe("Learn More");
    spoken.add(await spokenName(link));
  }
  expect(spoken.size, [...spoken].join(", ")).toBe(entries.length);
  for (const name of spoken) expect(name).toMatch(/^Learn More\b/);
}

/** The number told under a label. */
export const figure = (page: Page, label: string) =>
  main(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition")
    .first();

/**
 * The buttons, from left to right, as they are seen, and where they lead. What is heard begins with
 * the same words. The way back up is not one of them.
 */
export async function expectButtons(
  where: Locator,
  buttons: ReadonlyArray<readonly [label: string, path: string]>,
) {
  const links = where.getByRole("link").and(where.page().locator(":not(nav a)"));
  await expect(links).toHaveCount(buttons.length);
  for (const [index, [label, path]] of buttons.entries()) {
    expect(await seenWords(links.nth(index))).toBe(label);
    expect(await spokenName(links.nth(index))).toMatch(new RegExp(`^${escaped(label)}\\b`));
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
}

/** What opens the rest of a list that is cut short, such as "+2 more of 6 tags". */
export const more = (where: Locator, what: RegExp) =>
  where.locator("summary").filter({ hasText: what });

/** Widths of drawn bars in percent of the widest possible. */
export const barWidths = (where: Locator) =>
  where
    .locator("rect")
    .evaluateAll((bars) => bars.map((bar) => Math.round(Number(bar.getAttribute("width")))));

/** The headings in their lists, and no other heading. */
export async function expectOutline(page: Page, outline: string) {
  await expect(main(page)).toMatchAriaSnapshot(outline);
  const headings = outline.match(/- '?heading /g) ?? [];
  await expect(main(page).getByRole("heading")).toHaveCount(headings.length);
}
