import { describe, expect, test } from "vitest";
import { leaders } from "../../site/leaders";
import type { Destination, TeamLeader } from "../../src/content-types";
import { folderOf, routes } from "../../src/lib/routes";
import { addressOf } from "../../src/ui/Link";
import { all, entryNamed, linksIn, nameOf, one, pageAt, textOf, textsOf } from "../dist-page";

type Content = Record<string, unknown>;

const contents = import.meta.glob<Content>("../../site/pages/**/content.ts", { eager: true });

/** Every page with a content.ts, and what that exports. */
const pages = routes.flatMap((route) => {
  const content = contents[`../../site/pages/${folderOf(route)}/content.ts`];
  return content ? [{ path: route.path, content }] : [];
});

const routeOf = (target: unknown) => routes.find((route) => route.target === target);

/** Fields that hold no visible text but an icon, an address, a key or a label for screen readers. */
const notText = new Set([
  "ariaLabel",
  "icon",
  "image",
  "id",
  "page",
  "to",
  "href",
  "linkedin",
  "category",
  // Words that show only if a record needs them: a leader's profile, a price that is paid once, a number that can't be.
  "profile",
  "leaves",
  "once",
  "wrong",
]);

/** Text starts with a capital letter or a digit, or has a space. Other strings are keys and colors. */
const isText = (value: string) => /^[\p{Lu}\d]|\p{L} \p{L}/u.test(value);

const singleSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text in a record, at any depth. A record that is used twice counts once. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return isText(value) ? [singleSpaced(value)] : [];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isLeftOut(value)) return [];
  // Menu items may be shown without their descriptions.
  const brief = "icon" in value && "name" in value;
  return Object.entries(value)
    .filter(([key]) => !notText.has(key) && !(brief && key === "description"))
    .flatMap(([, inner]) => textsIn(inner, seen));
}

/** Whether it's a section with an empty list, which isn't shown. */
const isLeftOut = (record: object) =>
  "heading" in record && Object.values(record).some((one) => Array.isArray(one) && !one.length);

/** The records in a record, at any depth, that have all of these fields. */
function recordsWith(value: unknown, fields: readonly string[]): Content[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((one) => recordsWith(one, fields));
  return fields.every((field) => field in value) ? [value as Content, ...inner] : inner;
}

/**
 * The lists in a record, at any depth, each as the first text of each entry. What stands for an empty entry is shown
 * after the list.
 */
function listsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null || isLeftOut(value)) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value)
    ? [
        value.flatMap((entry) => ("empty" in Object(entry) ? [] : textsIn(entry).slice(0, 1))),
        ...inner,
      ]
    : inner;
}

/** Every link in a record, at any depth: its label or what it leads to, and its address. */
function linksOf(value: unknown): Array<readonly [label: string, path: string]> {
  if (typeof value !== "object" || value === null || isLeftOut(value)) return [];
  const { text, title, name = title, label = name ?? text, ...place } = value as Content;
  const path = !place.to || routeOf(place.to) ? addressOf(place as Destination) : undefined;
  const inner = Object.values(value).flatMap(linksOf);
  return typeof label === "string" && typeof path === "string" ? [[label, path], ...inner] : inner;
}

describe.each(pages)("$path", ({ path, content: { description: _, ...content } }) => {
  const page = pageAt(path);

  test("shows every text of its content.ts as many times as it occurs there", () => {
    const alternatives = all(page.main, "img").map((picture) => picture.getAttribute("alt"));
    const values = all(page.main, "input").map((input) => input.getAttribute("value"));
    const shown = [textOf(page.main), ...alternatives, ...values].join(" ");
    const texts = textsIn(content);
    expect(texts.length).toBeGreaterThan(0);
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    const missing = [...counts].filter(([text, count]) => shown.split(text).length <= count);
    expect(missing).toEqual([]);
  });

  test("shows lists of its content.ts in their order", () => {
    const shown = textOf(page.main);
    const isOnce = (text: string) => shown.split(text).length === 2;
    for (const texts of listsIn(content).map((list) => list.filter(isOnce))) {
      expect(texts.toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b))).toEqual(texts);
    }
  });

  test("has every link of its content.ts, with its label or the name of the service in it", () => {
    const links = linksIn(page.main).map((link) => [nameOf(link), link.getAttribute("href")]);
    const missing = linksOf(content).filter(
      ([label, to]) => !links.some(([name, path]) => path === to && name?.includes(label)),
    );
    expect(missing).toEqual([]);
  });

  test("has an h1 of its name and its heading", () => {
    const { name, heading } = content["hero"] as { name?: string; heading: string };
    expect(textOf(one(page.main, "h1"))).toBe(singleSpaced(`${name ?? ""} ${heading}`));
  });

  test("shows every project of its content.ts with one picture", () => {
    for (const { title } of recordsWith(content, ["title", "image"])) {
      expect(all(entryNamed(page.main, `${title}`), "img"), `${title}`).toHaveLength(1);
    }
  });
});

/** A leader with the places where pages show them. */
const people = leaders.map((leader: TeamLeader) => ({
  leader,
  entries: routes.flatMap(({ path }) =>
    all(pageAt(path).main, "li:has(> h3), li:has(> div > h3)").filter(
      (item) => textsOf(item, "h3")[0] === leader.name,
    ),
  ),
}));
const withLinks = (entries: readonly Element[]) => entries.filter((one) => one.querySelector("a"));
const canBeReached = people.some(({ entries }) => withLinks(entries).length > 0);

describe.each(people)("$leader.name", ({ leader, entries }) => {
  test("is shown with a picture or initials and a position", () => {
    for (const entry of entries) {
      expect(all(entry, "img, svg text"), textOf(entry)).toHaveLength(1);
      expect(textsOf(entry, "p"), textOf(entry)).toContain(leader.position);
    }
  });

  test.skipIf(!canBeReached)("has links on one page, unless the site has no page like Team", () => {
    const contacts = withLinks(entries).map((contact) =>
      linksIn(contact).map((link) => link.getAttribute("href")),
    );
    const { email, phone, linkedin } = leader;
    const hrefs = [`mailto:${email}`, ...(phone ? [`tel:${phone.dial}`] : []), linkedin ?? []];
    expect(contacts).toEqual([hrefs.flat()]);
  });
});
