import type { Place, Project } from "./project";

/** Code that names a page by its target, such as `to: "about"`. A `to` with capitals or spaces is no page. */
const reference =
  /\b(?:(?:to|viewAll)(?:: |=)|(?:pathTo|startingPriceOf)\()"([a-z0-9-]+)(?:#[^"]+)?"/g;

/** A place, and the line in which the entry begins that it belongs to. */
type Reference = Required<Place> & { readonly start: number };

/** What to do, by the kind of place. */
const todo = {
  entry: "Delete the entry, or mend the name.",
  link: "Write its words without a link, or mend the name.",
  overview: "Delete this line, or the menu.",
  other: "Name another page.",
};

/**
 * Each place in the source that leads to a page that isn't in the route table or names a price that isn't in
 * site/prices.ts, and what to do there.
 */
export const missingPages = ({
  texts,
  targets,
  priced,
}: Pick<Project, "texts" | "targets" | "priced">): readonly Reference[] =>
  [...texts].flatMap(([file, lines]) => {
    if (!/^(?:site|src)\/.*\.tsx?$/.test(file)) return [];
    const lineAt = (index: number) => code.slice(0, index).split("\n").length;
    const code = lines.map((line) => line.replace(/^\s*(?:\/?\*|\/\/).*/, "")).join("\n");
    return [...code.matchAll(reference)].flatMap(({ 0: words, 1: target = "", index }) => {
      const line = lineAt(index);
      if (targets.includes(target)) {
        if (!words.startsWith("startingPriceOf") || priced.includes(target)) return [];
        const text = `"${target}" has no price in site/prices.ts.`;
        return [{ file, line, start: line, text, todo: "Write the sentence without it." }];
      }
      const { kind, start } = placeAt(code, index, words);
      const text = `"${target}" is no page.`;
      return [{ file, line, start: lineAt(start), text, todo: todo[kind] }];
    });
  });

/** What leads to a page here, and where it starts. */
function placeAt(code: string, index: number, words: string) {
  if (words.startsWith("viewAll")) return { kind: "overview", start: index } as const;
  const start = startOfObject(code, index);
  const isInList = /[[,]\s*$/.test(code.slice(0, start));
  if (!isInList) return { kind: "other", start: index } as const;
  return { kind: /^\{\s*text:/.test(code.slice(start)) ? "link" : "entry", start } as const;
}

/** Where the object starts that a property belongs to. */
function startOfObject(code: string, index: number): number {
  let open = 0;
  let start = index;
  while (start > 0 && open < 1) {
    start -= 1;
    if (code[start] === "{") open += 1;
    if (code[start] === "}") open -= 1;
  }
  return start;
}
