import { type Container, type Declaration, parse } from "postcss";

/** The custom properties of a style sheet in their rules, without all else. */
export function customPropertiesOf(css: string): string {
  const sheet = parse(css);
  sheet.walkDecls((declaration) => {
    if (!isCustomProperty(declaration)) remove(declaration);
  });
  sheet.walkAtRules("keyframes", (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/** Leaves out the custom properties that neither a style sheet itself uses nor `others`: markup, scripts, other sheets. */
export function withoutUnused(css: string, others: string): string {
  const sheet = parse(css);
  for (let text = ""; text !== sheet.toString(); ) {
    text = sheet.toString();
    const used = new Set([...usesIn(text), ...usesIn(others)]);
    sheet.walkDecls((declaration) => {
      if (isCustomProperty(declaration) && !used.has(declaration.prop)) remove(declaration);
    });
  }
  return sheet.toString();
}

const isCustomProperty = ({ prop }: Declaration) => prop.startsWith("--");

/** Names in var(). */
const usesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);

/** Removes a declaration, and what has nothing left in it. */
function remove(declaration: Declaration): void {
  let parent: Container | undefined = declaration.parent;
  declaration.remove();
  while (parent && parent.type !== "root" && parent.nodes?.length === 0) {
    const around: Container | undefined = parent.parent as Container | undefined;
    parent.remove();
    parent = around;
  }
}
