import type { Place, Project } from "./project";

/** Code that names a page by its target, such as `to: "about"`. A `to` with capitals or spaces is no page. */
const reference =
  /\b(?:(?:to|viewAll)(?:: |=)|(?:pathTo|startingPriceOf)\()"([a-z0-9-]+)(?:#[\w-]+)?"/g;

/** What to do, by the kind of place. */
const todo = {
  entry: "Delete the entry.",
  link: "Write its words without a link.",
  overview: "Delete this line, or the menu.",
  other: "Name another page.",
};

/** Each place in the source that leads to a page that isn't in the route table, and what to do there. */
export const missingPages = ({
  texts,
  targets,
}: Pick<Project, "texts" | "targets">): ReadonlyArray<Required<Place>> =>
  [...texts].flatMap(([file, lines]) => {
    if (!/^src\/.*\.tsx?$/.test(file)) return [];
    const code = lines.map((line) => line.replace(/^\s*(?:\/?\*|\/\/).*/, "")).join("\n");
    return [...code.matchAll(reference)].flatMap(({ 0: words, 1: target = "", index }) => {
      if (targets.includes(target)) return [];
      const { kind, start } = placeAt(code, index, words);
      const line = code.slice(0, start).split("\n").length;
      return [{ file, line, text: `"${target}" is no page any more.`, todo: todo[kind] }];
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
