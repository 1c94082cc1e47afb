import { folderOf, type Route } from "~/site/routes";
import { mistakeInDescription } from "./description-length";

/** What a page's content.ts must export. */
type Content = { readonly hero?: unknown; readonly description?: unknown };

/**
 * What is wrong with the pages of a site: a sentence for each mistake that names the file and what to
 * write instead. `pages` and `contents` are the files in src/pages by their folder.
 */
export function mistakesIn(
  routes: readonly Route[],
  pages: Readonly<Record<string, unknown>>,
  contents: Readonly<Record<string, Content>>,
): readonly string[] {
  const table = "src/site/routes.ts";
  const folders = routes.map(folderOf);
  const inTable = (["path", "title", "target"] as const).flatMap((key) =>
    duplicates(routes.map((route) => route[key])).map(
      (value) => `${table}: two pages have the ${key} "${value}". Give one of them another.`,
    ),
  );
  const withoutRoute = Object.keys(pages).filter((folder) => !folders.includes(folder));
  return [
    ...(routes[0]?.path === "/" ? [] : [`${table}: the first row must be the one of "/".`]),
    ...inTable,
    ...withoutRoute.map(
      (folder) =>
        `src/pages/${folder}/page.tsx is in no row of ${table}. Add ["/${folder}", "Title", "${folder.split("/").at(-1)}"] or delete the folder.`,
    ),
    ...routes.flatMap(({ path }, index) => {
      const folder = folders[index] ?? "";
      if (!/^\/$|^(\/[a-z0-9-]+)+$/.test(path)) {
        return `${table}: the path "${path}" must be like "/it-audit": lowercase letters, digits and hyphens, no slash at the end.`;
      }
      if (!(folder in pages)) {
        return `${table}: the page "${path}" has no src/pages/${folder}/page.tsx. Create it or delete the row.`;
      }
      return mistakesInContent(`src/pages/${folder}/content.ts`, contents[folder]);
    }),
  ];
}

function mistakesInContent(file: string, content: Content | undefined): readonly string[] {
  if (!content) return [`${file} is missing. It has the words of the page.`];
  const { hero, description } = content;
  const hasHeading = typeof hero === "object" && hero !== null && "heading" in hero;
  const inDescription = mistakeInDescription(description);
  return [
    ...(hasHeading ? [] : [`${file} needs: export const hero = { heading: "..." }`]),
    ...(inDescription ? [`${file}: ${inDescription}`] : []),
  ];
}

const duplicates = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
