import { describe, expect, test } from "vitest";
import { routes } from "../../src/site/routes";
import { all, one, pageAt, textOf, textsOf } from "../dist-page";

const galleries = routes.filter(({ path }) => pageAt(path).main.querySelector("input[type=radio]"));

describe.each(galleries)("the tabs of $path", ({ path }) => {
  const { main } = pageAt(path);
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

  test("begin with one for all, which is chosen", () => {
    expect(first).toMatchObject({ name: "All", count: all(main, "li[data-group]").length });
    expect(tabs.map(({ isChecked }) => isChecked)).toEqual([true, ...categories.map(() => false)]);
    expect(textsOf(main, "fieldset legend")).toEqual([expect.stringMatching(/\S/)]);
  });

  test("say how many projects each category has", () => {
    for (const { name, value, count } of categories) {
      expect(all(main, `li[data-group="${value}"]`), name).toHaveLength(count);
    }
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(first?.count);
  });

  test("list the projects in the order of the categories", () => {
    const order = all(main, "li[data-group]").map((item) => item.getAttribute("data-group"));
    expect(order).toEqual(categories.flatMap(({ value, count }) => Array(count).fill(value)));
  });

  test("have an icon for each category, which its projects' badges show beside its name", () => {
    for (const { name, value } of categories) {
      const drawings = all(main, `li[data-group="${value}"]`).map((item) => {
        const [badge = item] = all(item, "p:has(> svg)");
        expect(textOf(badge)).toBe(name);
        return one(badge, "svg").innerHTML;
      });
      expect(new Set(drawings).size, name).toBe(Math.min(1, drawings.length));
    }
  });

  test("say something where a category has no projects", () => {
    for (const { value } of categories.filter(({ count }) => count === 0)) {
      const notice = one(main, `div[data-group="${value}"]`);
      expect(textsOf(notice, "h3")).toEqual([expect.stringMatching(/\S/)]);
      expect(all(notice, "a").length).toBeGreaterThan(0);
    }
  });
});
