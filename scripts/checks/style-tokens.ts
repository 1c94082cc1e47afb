import { readFileSync } from "node:fs";
import { AtRule, parse } from "postcss";
import type { Tokens } from "../lib/color";

/**
 * The custom properties that a style sheet's rules with this selector set, also where the device is dark, or in the
 * `keyframes` of that name. Throws if there is none.
 */
export function tokensIn(file: string, selector: string, keyframes?: string): Tokens {
  const tokens: Record<string, string> = {};
  parse(readFileSync(file, "utf8")).walkRules(({ selectors, parent, nodes }) => {
    const within = parent instanceof AtRule ? parent.params : "";
    const isOther = within !== (keyframes ?? "") && !within.endsWith("dark)");
    if (isOther || !selectors.includes(selector)) return;
    for (const node of nodes) if (node.type === "decl") tokens[node.prop] = node.value;
  });
  if (Object.keys(tokens).length === 0) throw new Error(`${file} has no rule for ${selector}`);
  return tokens;
}
