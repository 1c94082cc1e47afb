import { folderOf, type Route } from "~/lib/routes";

/** What a page's content.ts or content.md must export. `file` is its path. */
export type Content = {
  readonly file: string;
  readonly hero?: { readonly name?: string; readonly heading?: string };
  readonly description?: string;
};

/**
 * Content of the pages in site/pages by their folder: of a content.md only its front matter, without the styles of its
 * page. A content.ts comes first.
 */
export const contents: Readonly<Record<string, Content>> = byFolder({
  ...import.meta.glob<object>("../../site/pages/**/content.md", { eager: true, query: "metadata" }),
  ...import.meta.glob<object>("../../site/pages/**/content.ts", { eager: true }),
});

/** The files of pages by their folder, such as "services/backup". */
export const pages = byFolder(
  import.meta.glob(["../../site/pages/**/page.tsx", "../../site/pages/**/content.md"]),
);

/**
 * Name, heading and description of a route's page. Throws if its content.ts lacks them. For the build
 * only, since it imports the content of all pages.
 */
export function metadataOf(route: Route) {
  const folder = folderOf(route);
  const { hero, description, file = `site/pages/${folder}/content.ts` } = contents[folder] ?? {};
  if (!hero?.heading || !description) throw new Error(`${file} needs a hero and a description.`);
  return { name: hero.name ?? route.title, heading: hero.heading, description };
}

/** Files in site/pages by their folder, such as "services/backup". */
function byFolder<Module extends object>(files: Readonly<Record<string, Module>>) {
  const entries = Object.entries(files).map(([path, module]) => {
    const file = path.replace("../../", "");
    return [
      path.slice("../../site/pages/".length, path.lastIndexOf("/")),
      { ...module, file },
    ] as const;
  });
  return Object.fromEntries(entries);
}
