import type { ComponentType } from "react";
import type { Family } from "~/content-types";

/** The surface and family that an example is shown in. */
export type Shown = {
  readonly surface: "default" | "subtle" | "inverse";
  readonly family: Family | undefined;
};

const modules = import.meta.glob<Readonly<Record<string, ComponentType<Shown>>>>(
  ["./*/**/*.tsx", "!**/*.island.tsx"],
  { eager: true },
);
const drawings = import.meta.glob<{ readonly HeroIllustration: ComponentType }>(
  "../site/pages/**/HeroIllustration.tsx",
  { eager: true },
);
const sources = import.meta.glob<string>(
  ["./*/**/*.tsx", "../site/pages/**/HeroIllustration.tsx"],
  {
    eager: true,
    import: "default",
    query: "?raw",
  },
);

export type ExampleFile = ReturnType<typeof exampleFilesIn>[number];

/** The files of a folder here: gallery/sections/Faq.tsx has the examples of src/sections/Faq.tsx. */
export const exampleFilesIn = (folder: string) =>
  Object.entries(modules)
    .filter(([path]) => path.startsWith(`./${folder}/`))
    .map(([path, examples]) => ({
      name: path.replace(/.*\/|\.tsx$/g, ""),
      component: path.replace("./", folder === "islands" ? "gallery/" : "src/"),
      // With the code of an island, which stands beside its example.
      code: [path, path.replace(".tsx", ".island.tsx")].map((file) => sources[file]).join("\n"),
      examples: Object.entries(examples),
    }));

/** The hero illustrations of the pages. */
export const illustrations = Object.entries(drawings).map(([path, drawing]) => ({
  ...drawing,
  file: path.replace("../", ""),
  code: sources[path] ?? "",
}));
