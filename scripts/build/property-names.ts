import type { Plugin as SheetPlugin } from "postcss";
import type { Plugin } from "vite";
import { textsIn } from "../lib/files-below.ts";
import { counted } from "./class-names.ts";

const declared = /(?<=[\s{;])--([a-z][\w-]*)(?=:)/g;
const inSheet = /(?<![\w-])--([a-z][\w-]*)/g;
const inModule = /(?<=["'`]|var\()--([a-z][\w-]*)(?![\w-])/g;

/** Sides and sizes, where lines are horizontal. */
const physical: ReadonlyArray<readonly [logical: RegExp, physical: string]> = [
  [/^((?:min-|max-)?)block-size$/, "$1height"],
  [/^((?:min-|max-)?)inline-size$/, "$1width"],
  [/^inset-block-start$/, "top"],
  [/^inset-block-end$/, "bottom"],
  [/-block-start(?=-|$)/, "-top"],
  [/-block-end(?=-|$)/, "-bottom"],
];

/**
 * Gives the custom properties that style sheets of src declare one letter or two, in all style sheets and
 * modules, because every document inlines its styles: 310 bytes less in each. Names of packages stay, and so do
 * those in drawings for link previews, which are colored without a style sheet. No short name is one that the sources of
 * `owners` have. And heights, widths, tops and bottoms get their shorter physical names: 38 bytes.
 */
export function shortPropertyNames(
  owners = () => [...textsIn(["site"], /\.(?:css|tsx?)$/).values()],
): {
  sheets: SheetPlugin;
  modules: Plugin;
} {
  let names: Map<string, string> | undefined;
  // Read when a build needs it: palette.css is written as it begins.
  const short = (text: string, pattern: RegExp) => {
    names ??= namesOf(
      [...textsIn(["src"], /\.css$/).values()],
      new Set(owners().flatMap((text) => text.match(/--[a-z]\w?(?![\w-])/g) ?? [])),
    );
    return text.replace(pattern, (whole, name: string) => names?.get(name) ?? whole);
  };
  return {
    sheets: {
      postcssPlugin: "property-names",
      Once(root) {
        root.walkDecls((declaration) => {
          declaration.prop = physical.reduce(
            (name, [logical, shorter]) => name.replace(logical, shorter),
            short(declaration.prop, inSheet),
          );
          declaration.value = short(declaration.value, inSheet);
        });
      },
    },
    modules: {
      name: "property-names",
      enforce: "pre",
      apply: "build",
      transform: {
        filter: {
          id: { include: /\/(?:src|site)\/.*\.tsx?$/, exclude: /\/document\/og-[\w-]+\.tsx$/ },
        },
        handler: (code) => ({ code: short(code, inModule), map: null }),
      },
    },
  };
}

/** The short names by the long ones, the most used first. None of them is one of `taken`. */
function namesOf(sheets: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const uses = new Map<string, number>();
  for (const sheet of sheets)
    for (const [, name = ""] of sheet.matchAll(declared)) uses.set(name, 0);
  for (const sheet of sheets)
    for (const [, name = ""] of sheet.matchAll(inSheet)) {
      const count = uses.get(name);
      if (count !== undefined) uses.set(name, count + 1);
    }
  const sorted = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const free = Array.from(
    { length: sorted.length + taken.size },
    (_, index) => `--${counted(index)}`,
  );
  const short = free.filter((name) => !taken.has(name));
  return new Map(sorted.map(([name], index) => [name, short[index] ?? ""]));
}
