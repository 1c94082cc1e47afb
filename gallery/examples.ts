import { readFileSync } from "node:fs";
import type { ComponentType } from "react";
import type { Family } from "~/content-types";

export const surfaces = ["default", "subtle", "inverse"] as const;
export const families = ["managed", "software", "microsoft"] as const satisfies readonly Family[];

/** The surface and family that an example is shown in. It takes only those that it is to be shown in. */
export type Shown = { readonly surface: (typeof surfaces)[number]; readonly family: Family };

export type Example = {
  /** From the name of its export: "WithAside" is "With aside". */
  readonly title: string;
  /** From its doc comment. */
  readonly note: string | undefined;
  readonly Component: ComponentType<Shown>;
  readonly code: string;
  /** What it takes of `Shown`. */
  readonly varies: ReadonlyArray<keyof Shown>;
};

export type Entry = {
  readonly name: string;
  /** Path of the component that the examples show. */
  readonly file: string;
  /** The component's doc comment. */
  readonly description: string | undefined;
  /** Imports of the examples, and the words that they share. */
  readonly head: string;
  readonly examples: readonly Example[];
};

const modules = import.meta.glob<Readonly<Record<string, ComponentType<Shown>>>>("./*/**/*.tsx", {
  eager: true,
});
const drawings = import.meta.glob<{ readonly HeroIllustration: ComponentType }>(
  "../src/pages/**/HeroIllustration.tsx",
  { eager: true },
);

/** The entries of a folder here; gallery/ui/Chip.tsx has the examples of src/ui/Chip.tsx. */
export const entriesOf = (folder: string): readonly Entry[] =>
  Object.keys(modules)
    .filter((file) => file.startsWith(`./${folder}/`))
    .map(entryOf);

function entryOf(path: string): Entry {
  const name = path.replace(/.*\/|\.tsx$/g, "");
  const file = path.replace("./", "src/");
  const source = read(path.replace("./", "gallery/"));
  const firstExample = /^(?:\/\*\*.*\*\/\n)?export const/m.exec(source)?.index ?? 0;
  return {
    name,
    file,
    description: commentBefore(`export function ${name}\\b`, read(file)),
    head: source
      .slice(0, firstExample)
      .replace(/^import .* from "\.\..*;\n/gm, "")
      .trim(),
    examples: Object.entries(modules[path] ?? {}).map(([key, Component]) => {
      const code = codeOf(key, source);
      if (!code) throw new Error(`gallery${path.slice(1)}: write ${key} as () => (JSX)`);
      return {
        title: titleOf(key),
        note: commentBefore(`export const ${key}\\b`, source),
        Component,
        varies: (["surface", "family"] as const).filter((part) => code.includes(`{${part}}`)),
        code: code.replace("{surface}", `"${surfaces[0]}"`).replace("{family}", `"${families[0]}"`),
      };
    }),
  };
}

const read = (file: string) => readFileSync(file, "utf8");

/** The JSX of an exported example, as it stands in its source. */
function codeOf(name: string, source: string): string | undefined {
  const arrow = `^export const ${name} = \\(.*\\) =>`;
  const lines = new RegExp(`${arrow} \\(\\n([\\s\\S]*?)\\n\\);$`, "m").exec(source)?.[1];
  const line = new RegExp(`${arrow}\\s+(<.*>);$`, "m").exec(source)?.[1];
  return lines?.replace(/^ {2}/gm, "") ?? line;
}

/** The doc comment before a declaration, on one line. */
function commentBefore(declaration: string, source: string): string | undefined {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n${declaration}`).exec(source);
  return found?.[1]?.replace(/\n \*/g, " ").replace(/\s+/g, " ").trim();
}

/** "WithAside" → "With aside" */
const titleOf = (name: string) =>
  name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The hero illustrations of the pages, with their sources. */
export const illustrations = Object.entries(drawings).map(([path, { HeroIllustration }]) => ({
  file: path.replace("../", ""),
  HeroIllustration,
  code: read(path.replace("../", "")),
}));
