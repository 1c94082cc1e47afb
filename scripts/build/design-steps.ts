import { readFileSync } from "node:fs";
import type { Plugin } from "postcss";
import { parse } from "postcss";

/** The style sheet that defines the steps of the design system: sizes, spaces, columns and breakpoints. */
const file = "src/styles/steps.css";

/**
 * Writes the steps' values where style sheets name them: media queries can't use custom properties, and a
 * value is shorter than its name in each document.
 */
export function inlineDesignSteps(): Plugin {
  const values = new Map<string, string>();
  const breakpoints = new Map<string, string>();
  const steps = parse(readFileSync(file, "utf8"));
  steps.walkDecls(({ prop, value }) => void values.set(prop, value));
  steps.walkAtRules("custom-media", ({ params }) => {
    const [, name = "", condition = ""] = /^(--[\w-]+)\s+(.+)$/s.exec(params) ?? [];
    breakpoints.set(name, condition);
  });
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
