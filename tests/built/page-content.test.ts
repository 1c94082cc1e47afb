import { describe, expect, test } from "vitest";
import type { PortfolioProject, ProjectCard } from "~/records";
import { leaders } from "~/site/leaders";
import { pathTo, routes } from "~/site/routes";
import {
  all,
  entryNamed,
  labelsAndPathsIn,
  linksIn,
  nameOf,
  one,
  pageAt,
  textOf,
  textsOf,
  visibleTextOf,
} from "../dist-page";

type Content = Record<string, unknown>;

type Project = { readonly title: string } & Partial<
  Pick<PortfolioProject, "technologies" | "features">
> &
  Partial<Pick<ProjectCard, "tags">>;

const contents = import.meta.glob<Content>("../../src/pages/**/content.ts", { eager: true });

/** What the content.ts of a page exports. Throws if the page has none. */
function contentOf(path: string): Content {
  const folder = path === "/" ? "/home" : path;
  const content = contents[`../../src/pages${folder}/content.ts`];
  if (!content) throw new Error(`There is no content.ts of ${path}`);
  return content;
}

/** Fields that a page does not show as text: what they hold is drawn, linked or used as a key. */
const notText = new Set(["icon", "image", "id", "page", "to", "href", "linkedin"]);

/** Words start with a capital letter or a digit or have a space; the rest are values for drawing. */
const isText = (value: string) => /^[\p{Lu}\d]|\p{L} \p{L}/u.test(value);

const singleSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text in a record, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return isText(value) ? [singleSpaced(value)] : [];
  if (typeof value !== "object" || value === null) return [];
  // A strip of figures leaves out their descriptions; menu items say theirs in the header.
  const brief = "number" in value || ("id" in value && "name" in value);
  return Object.entries(value)
    .filter(([key]) => !notText.has(key) && !(brief && key === "description"))
    .flatMap(([, inner]) => textsIn(inner));
}

/** The records in a record, at any depth, that have all of these fields. */
function recordsWith(value: unknown, fields: readonly string[]): Content[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((one) => recordsWith(one, fields));
  return fields.every((field) => field in value) ? [value as Content, ...inner] : inner;
}

/** Every link in a record, at any depth: its label and where it leads. */
function linksOf(value: unknown): Array<readonly [label: string, path: string]> {
  if (typeof value !== "object" || value === null) return [];
  const { label = "text" in value ? value.text : undefined, to, href } = value as Content;
  const path = typeof to === "string" ? pathTo(to) : href;
  return typeof label === "string" && typeof path === "string"
    ? [[label, path]]
    : Object.values(value).flatMap(linksOf);
}

describe.each(routes)("$path", ({ path }) => {
  const { description: _, ...content } = contentOf(path);
  const page = pageAt(path);

  test("shows every text of its content.ts", () => {
    const shown = textOf(page.main);
    const texts = textsIn(content);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });

  test("has every link of its content.ts, with its label and address", () => {
    const links = linksIn(page.main).map(
      (link) => `${visibleTextOf(link)} > ${link.getAttribute("href")}`,
    );
    const expected = linksOf(content).map(([label, to]) => `${label} > ${to}`);
    expect(expected.filter((link) => !links.includes(link))).toEqual([]);
  });

  test("names itself in its h1, before its statement", () => {
    const { name, statement } = content["hero"] as { name?: string; statement: string };
    expect(textOf(one(page.main, "h1"))).toBe(singleSpaced(`${name ?? ""} ${statement}`));
  });

  test("shows every person of its content.ts with a picture and a position", () => {
    for (const { name, position } of recordsWith(content, ["name", "position", "image"])) {
      expectPerson(entryNamed(page.main, `${name}`), `${position}`);
    }
  });

  test("shows every project of its content.ts with a picture, and all that was used for it", () => {
    for (const record of recordsWith(content, ["title", "image"])) {
      const { title, technologies, features, tags } = record as Project;
      const project = entryNamed(page.main, title);
      expect(all(project, "img"), title).toHaveLength(1);
      const expected = [...(technologies ?? []), ...(features ?? []), ...(tags ?? [])];
      const listed = textsOf(one(project, "h3").closest("li") ?? project, "li li, article li");
      expect(listed, title).toEqual(expected);
    }
  });
});

function expectPerson(item: Element, position: string) {
  expect(all(item, "img"), textOf(item)).toHaveLength(1);
  expect(textsOf(item, "p"), textOf(item)).toContain(position);
}

test("no two people, and no two projects, have the same picture", () => {
  for (const fields of [
    ["name", "position", "image"],
    ["title", "image"],
  ]) {
    const records = [
      ...new Map(recordsWith(contents, fields).map((one) => [one[fields[0] ?? ""], one])).values(),
    ];
    expect(new Set(records.map(({ image }) => image)).size).toBe(records.length);
    expect(records.length).toBeGreaterThan(1);
  }
});

describe.each(leaders)("$name", (leader) => {
  const entries = routes.flatMap(({ path }) =>
    all(pageAt(path).main, "li:has(> h3), li:has(> div > h3)").filter(
      (item) => textsOf(item, "h3")[0] === leader.name,
    ),
  );

  test("is shown with a picture, a position and the same text on every page", () => {
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expectPerson(entry, leader.position);
      expect(textsOf(entry, "p")).toContain(leader.bio);
    }
  });

  test("can be reached by mail, by phone and on another site from one page", () => {
    const [contact, ...others] = entries.filter((entry) => entry.querySelector("a"));
    expect(others).toEqual([]);
    if (!contact) throw new Error(`There is no link to ${leader.name}`);
    expect(labelsAndPathsIn(contact)).toEqual([
      [leader.email, `mailto:${leader.email}`],
      [leader.phone, expect.stringMatching(/^tel:/)],
      [expect.any(String), leader.linkedin],
    ]);
    expect(nameOf(linksIn(contact).at(-1) as Element)).toContain(` of ${leader.name}`);
    expect(textsOf(one(contact, "ul"), "li")).toEqual(leader.specialties);
  });
});
