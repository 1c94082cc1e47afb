import { describe, expect, test } from "vitest";
import { home, routes } from "../../src/lib/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";

const mains = routes.map(({ path }) => pageAt(path).main);
const withTabs = mains.find((main) => main.querySelector("[data-behavior=project-tabs]"));

describe.skipIf(!withTabs)("the tabs of projects, if a page has them,", () => {
  const main = withTabs ?? pageAt(home.path).main;
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
