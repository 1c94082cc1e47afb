import type { Content } from "../../src/document/page-metadata";
import { folderOf, type Route } from "../../src/lib/routes";
import { longestTitle, mistakeInDescription } from "./description";

const validPath = /^\/$|^(\/[a-z0-9-]+)+$/;
/** It names files, too. */
const validTarget = /^[a-z0-9-]+$/;

/**
 * What is wrong with the pages of a site: a sentence for each mistake that names the file and what to
 * write instead. `pages` and `contents` are the files in site/pages by their folder.
 */
export function mistakesIn(
  routes: readonly Route[],
  pages: Readonly<Record<string, unknown>>,
  contents: Readonly<Record<string, Content>>,
): readonly string[] {
  const table = "site/routes.ts";
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
    ...withoutRoute.map((folder) =>
      validPath.test(`/${folder}`)
        ? `site/pages/${folder} is in no row of ${table}. Add ["/${folder}", "Title", "${folder.split("/").at(-1)}"] or delete the folder.`
        : `site/pages/${folder} can't be a page's folder. Rename it to lowercase letters, digits and hyphens, such as site/pages/it-audit.`,
    ),
    ...routes.flatMap((route, index) => {
      const { path, target } = route;
      const folder = folders[index] ?? "";
      if (!validPath.test(path)) {
        return `${table}: the path "${path}" must be like "/it-audit": letters from a to z, digits and hyphens, no slash at the end.`;
      }
      if (!validTarget.test(target)) {
        return `${table}: the target "${target}" of "${path}" must be like "it-audit": letters from a to z, digits and hyphens.`;
      }
      if (!(folder in pages)) {
        return `${table}: the page "${path}" has no site/pages/${folder}/page.tsx. Create it or delete the row.`;
      }
      return mistakesInContent(route, contents[folder]);
    }),
  ];
}

function mistakesInContent(route: Route, content: Content | undefined): readonly string[] {
  if (!content) {
    return [`site/pages/${folderOf(route)}/content.ts is missing. It has the words of the page.`];
  }
  const { file, hero, description = "" } = content;
  const { title } = route;
  const mistake = mistakeInDescription(description);
  return [
    title.length > longestTitle &&
      `site/routes.ts: the title of "${route.path}" has ${title.length} characters. Write at most ${longestTitle}; search engines cut off longer ones.`,
    !hero?.heading && `${file} needs: export const hero = { heading: "..." }`,
    file.endsWith(".md") &&
      hero?.heading === title &&
      `${file}: the title is "${title}", which already stands above it. Say what the page tells: "What we do with your data".`,
    mistake && `${file}: ${mistake}`,
  ].filter((mistake) => typeof mistake === "string");
}

const duplicates = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
