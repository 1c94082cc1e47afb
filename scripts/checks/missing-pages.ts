import { type ESTree, parseSync, Visitor } from "vite";
import type { Place, Texts } from "./ready/project";

/** A place, and the line in which the entry begins that it belongs to. */
type Reference = Required<Place> & { readonly start: number };

/** What to do, by what names the page. */
const todo = {
  entry: "Delete the entry, or mend the name.",
  link: "Write its words without a link, or mend the name.",
  viewAll: "Delete this line, or the menu.",
  other: "Name another page.",
  price: "Write the sentence without it.",
};

/** Code that names a page, and what holds it. */
type Named = {
  readonly name: ESTree.Node;
  readonly by: keyof typeof todo;
  readonly holder: ESTree.Node;
};

/**
 * Each place in the source that leads to a page that isn't in the route table or names a price that isn't in
 * site/prices.ts, and what to do there.
 */
export const missingPages = (
  texts: Texts,
  targets: readonly string[],
  priced: readonly string[],
): readonly Reference[] =>
  [...texts].flatMap(([file, lines]) => {
    const code = lines.join("\n");
    const lineAt = (offset: number) => code.slice(0, offset).split("\n").length;
    return namesIn(file, code).flatMap(({ name, by, holder }) => {
      const [, target = ""] = /^"([a-z0-9-]+)"$/.exec(code.slice(name.start, name.end)) ?? [];
      const isMissing = target && !(by === "price" ? priced : targets).includes(target);
      if (!isMissing) return [];
      const isPage = targets.includes(target);
      const text = isPage
        ? `"${target}" has no price in site/prices.ts.`
        : `"${target}" is no page.`;
      return [
        {
          file,
          line: lineAt(name.start),
          start: lineAt(holder.start),
          text,
          todo: todo[by === "price" && !isPage ? "other" : by],
        },
      ];
    });
  });

/** What names a page: `to` and `viewAll` of records and elements, and the first argument of two functions. */
function namesIn(file: string, code: string): readonly Named[] {
  const names: Named[] = [];
  const listed = new Set<unknown>();
  new Visitor({
    ArrayExpression({ elements }) {
      for (const element of elements) listed.add(element);
    },
    ObjectExpression(object) {
      for (const part of object.properties) {
        if (part.type !== "Property" || part.key.type !== "Identifier") continue;
        const name = part.value;
        if (part.key.name === "viewAll") names.push({ name, by: "viewAll", holder: part });
        if (part.key.name !== "to") continue;
        const [first] = object.properties;
        const isLink = code.startsWith("text", first?.start);
        names.push(
          listed.has(object)
            ? { name, by: isLink ? "link" : "entry", holder: object }
            : { name, by: "other", holder: part },
        );
      }
    },
    JSXAttribute({ name: { name: attribute }, value }) {
      if (value && attribute === "to") names.push({ name: value, by: "other", holder: value });
    },
    CallExpression(call) {
      const [name] = call.arguments;
      const called = call.callee.type === "Identifier" && call.callee.name;
      if (!name) return;
      if (called === "pathTo") names.push({ name, by: "other", holder: call });
      if (called === "startingPriceOf") names.push({ name, by: "price", holder: call });
    },
  }).visit(parseSync(file, code).program);
  return names;
}
