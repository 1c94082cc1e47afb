import { describe, expect, test } from "vitest";
import { home, routes } from "../../src/site/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";

const mains = routes.map(({ path }) => pageAt(path).main);
const withTabs = mains.find((main) => main.querySelector("[data-island=project-tabs]"));

describe.skipIf(!withTabs)("the tabs of projects, if a page has them,", () => {
  const main = withTabs ?? pageAt(home.path).main;
  const tabs = all(main, "fieldset label").map((label) => {
    const input = one(label, "input[type=radio]");
    const count = Number(textOf(one(label, "span")));
    return {
      name: textOf(label).replace(/ \d+$/, ""),
      value: input.getAttribute("value") ?? "",
      isChecked: input.hasAttribute("checked"),
      count,
    };
  });
  const [first, ...categories] = tabs;

  test("begin with that of all projects, which is checked", () => {
    expect(first?.count).toBe(all(main, "li[data-group]").length);
    expect(tabs.map(({ isChecked }) => isChecked)).toEqual([true, ...categories.map(() => false)]);
    expect(textsOf(main, "fieldset legend")).toEqual([expect.stringMatching(/\S/)]);
  });

  test("show the number of projects in each category", () => {
    for (const { name, value, count } of categories) {
      expect(all(main, `li[data-group="${value}"]`), name).toHaveLength(count);
    }
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(first?.count);
  });

  test("have the same order as the projects in the list", () => {
    const order = all(main, "li[data-group]").map((item) => item.getAttribute("data-group"));
    expect(order).toEqual(categories.flatMap(({ value, count }) => Array(count).fill(value)));
  });

  test("have the icon and name that badges of the category's projects show", () => {
    for (const { name, value } of categories) {
      const drawings = all(main, `li[data-group="${value}"]`).map((item) => {
        const [badge = item] = all(item, "p:has(> svg)");
        expect(textOf(badge)).toBe(name);
        return one(badge, "svg").innerHTML;
      });
      expect(new Set(drawings).size, name).toBe(Math.min(1, drawings.length));
    }
  });

  test("have a notice with a link for a category without projects", () => {
    for (const { value } of categories.filter(({ count }) => count === 0)) {
      const notice = one(main, `div[data-group="${value}"]`);
      expect(textsOf(notice, "h3")).toEqual([expect.stringMatching(/\S/)]);
      expect(all(notice, "a").length).toBeGreaterThan(0);
    }
  });
});
