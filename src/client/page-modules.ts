import type { ComponentType } from "react";
import { folderOf, type Route } from "~/site/routes";

/** What a page's page.tsx exports. */
export type PageModule = {
  readonly default: ComponentType;
  /** For search results and link previews, 70 to 155 characters. */
  readonly description: string;
};

const imports = import.meta.glob<PageModule>("../pages/**/page.tsx");

/** Imports the page of a route. Rejects if the route has no page or its chunk can't be fetched. */
export async function importPage(route: Route): Promise<PageModule> {
  const file = `../pages/${folderOf(route)}/page.tsx`;
  const load = imports[file];
  if (!load) throw new Error(`src/${file.slice(3)} is missing`);
  return load();
}
