import { AtRule, parse, type Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { home, routes } from "../../src/lib/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";

const pages = routes.map(({ path }) => pageAt(path));
const withTabs = pages.find(({ main }) => main.querySelector("[data-behavior=project-tabs]"));

describe.skipIf(!withTabs)("the tabs of projects, if a page has them,", () => {
  const { main, html } = withTabs ?? pageAt(home.path);
  const [first, ...categories] = all(main, "fieldset label").map((label) => ({
    text: textOf(label),
    group: one(label, "input[type=radio]").getAttribute("value") ?? "",
    checked: one(label, "input").hasAttribute("checked"),
  }));
  const projects = all(main, "li[data-group]");
  const inGroup = (group: string) =>
    projects.filter((project) => project.getAttribute("data-group") === group);

  test("begin with that of all projects, which is checked, and have a name", () => {
    expect(first).toMatchObject({
      text: expect.stringMatching(` ${projects.length}$`),
      checked: true,
    });
    expect(categories.filter(({ checked }) => checked)).toEqual([]);
    expect(textsOf(main, "fieldset legend")).toEqual([expect.stringMatching(/\S/)]);
  });

  test("have the order of the projects in the list", () => {
    const groups = projects.map((project) => project.getAttribute("data-group"));
    expect(groups).toEqual(categories.flatMap(({ group }) => inGroup(group).map(() => group)));
  });

  // docs/reliability.md, "Browsers".
  test("aren't there in a browser without :has, which shows all projects", () => {
    const hidden: string[] = [];
    const withoutHas: string[] = [];
    parse(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "").walkDecls(
      "display",
      ({ value, parent }) => {
        if (value !== "none" || parent?.type !== "rule") return;
        hidden.push(...(parent as Rule).selectors);
        const { parent: around } = parent;
        if (around instanceof AtRule && /^not selector\(:has\(/.test(around.params)) {
          withoutHas.push(...(parent as Rule).selectors);
        }
      },
    );
    const ofProjects = hidden.filter((selector) => selector.includes("[data-group]"));
    expect(ofProjects).not.toEqual([]);
    for (const selector of ofProjects) expect(selector).toContain(":has(");
    expect(withoutHas).toContain(`.${one(main, "fieldset").className}`);
  });

  test.each(categories)("$text has the number, name and icon of its projects", (category) => {
    const own = inGroup(category.group);
    const badges = own.map((project) => one(project, "p:has(> svg)"));
    for (const badge of badges) expect(`${textOf(badge)} ${own.length}`).toBe(category.text);
    expect(new Set(badges.map((badge) => one(badge, "svg").innerHTML)).size).toBe(
      Math.min(1, own.length),
    );
    if (own.length > 0) return;
    expect(category.text).toMatch(/ 0$/);
    const notice = one(main, `div[data-group="${category.group}"]`);
    expect(textsOf(notice, "h3")).toEqual([expect.stringMatching(/\S/)]);
    expect(all(notice, "a").length).toBeGreaterThan(0);
  });
});
