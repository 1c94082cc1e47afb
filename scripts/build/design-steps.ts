import { readFileSync } from "node:fs";
import type { Plugin } from "postcss";
import { parse } from "postcss";

/** The style sheet that defines the steps of the design system: sizes, spaces, columns and breakpoints. */
const file = "src/styles/steps.css";

/** Each step's name and value, such as "--space-3" and "12px", and each breakpoint's name and condition. */
function designSteps(): {
  readonly values: ReadonlyMap<string, string>;
  readonly breakpoints: ReadonlyMap<string, string>;
} {
  const values = new Map<string, string>();
  const breakpoints = new Map<string, string>();
  const root = parse(readFileSync(file, "utf8"));
  root.walkDecls(({ prop, value }) => void values.set(prop, value));
  root.walkAtRules("custom-media", ({ params }) => {
    const [, name = "", condition = ""] = /^(--[\w-]+)\s+(.+)$/s.exec(params) ?? [];
    breakpoints.set(name, condition);
  });
  return { values, breakpoints };
}

/**
 * Writes the steps' values where style sheets name them: media queries can't use custom properties, and a
 * value is shorter than its name in each document.
 */
export function inlineDesignSteps(): Plugin {
  const { values, breakpoints } = designSteps();
  return {
    postcssPlugin: "design-steps",
    Once(root) {
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(
          /var\((--[\w-]+)\)/g,
          (whole, name: string) => values.get(name) ?? whole,
        );
      });
      root.walkAtRules("media", (rule) => {
        rule.params = rule.params.replace(
          /\((--[\w-]+)\)/g,
          (whole, name: string) => breakpoints.get(name) ?? whole,
        );
      });
    },
  };
}
