import type { ComponentType } from "react";
import type { Family } from "~/content-types";

export const surfaces = ["default", "subtle", "inverse"] as const;
const families = ["managed", "software", "microsoft"] as const satisfies readonly Family[];

/** The surface and family that an example is shown in. */
export type Shown = { readonly surface: (typeof surfaces)[number]; readonly family: Family };

/** Each surface with another family: what an example that takes `Shown` is shown in. */
export const looks: readonly Shown[] = [
  { surface: surfaces[0], family: families[0] },
  { surface: surfaces[1], family: families[1] },
  { surface: surfaces[2], family: families[2] },
];

const modules = import.meta.glob<Readonly<Record<string, ComponentType<Shown>>>>("./*/**/*.tsx", {
  eager: true,
});
const drawings = import.meta.glob<{ readonly HeroIllustration: ComponentType }>(
  "../src/pages/**/HeroIllustration.tsx",
  { eager: true },
);
const sources = import.meta.glob<string>(["./*/**/*.tsx", "../src/pages/**/HeroIllustration.tsx"], {
  eager: true,
  import: "default",
  query: "?raw",
});

export type Entry = ReturnType<typeof entriesOf>[number];

/** The files of a folder here; gallery/ui/Chip.tsx has the examples of src/ui/Chip.tsx. */
export const entriesOf = (folder: string) =>
  Object.entries(modules)
    .filter(([path]) => path.startsWith(`./${folder}/`))
    .map(([path, examples]) => ({
      name: path.replace(/.*\/|\.tsx$/g, ""),
      /** The component that the examples show. */
      file: path.replace("./", "src/"),
      code: sources[path] ?? "",
      examples: Object.entries(examples),
    }));

/** The hero illustrations of the pages. */
export const illustrations = Object.entries(drawings).map(([path, { HeroIllustration }]) => ({
  file: path.replace("../", ""),
  HeroIllustration,
  code: sources[path] ?? "",
}));
