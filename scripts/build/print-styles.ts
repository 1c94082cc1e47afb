import { AtRule, parse } from "postcss";

/**
 * Parts a style sheet into what a document inlines and its `@media print` rules, which are a file of their own: the
 * browser requests it last, and no document carries it. Rules inside other conditions stay.
 */
export function splitPrint(css: string): { readonly inlined: string; readonly printed: string } {
  const sheet = parse(css);
  let printed = "";
  sheet.walkAtRules("media", (rule) => {
    const layer =
      rule.parent instanceof AtRule && rule.parent.name === "layer" ? rule.parent : null;
    if (rule.params !== "print" || (!layer && rule.parent !== sheet)) return;
    const rules = rule.nodes?.join("") ?? "";
    printed += layer ? `@layer ${layer.params}{${rules}}` : rules;
    rule.remove();
  });
  return { inlined: sheet.toString(), printed };
}
