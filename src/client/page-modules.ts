import type { ComponentType } from "react";
import { folderOf, type Route } from "~/lib/routes";

/** What a page's page.tsx exports, or its content.md if that is all of the page. */
export type PageModule = {
  readonly default: ComponentType;
  /** For search results and link previews, 70 to 155 characters. */
  readonly description: string;
};

const imports = import.meta.glob<PageModule>(["./**/page.tsx", "./**/content.md"], {
  base: "../../site/pages",
});

/** Imports the page of a route. Rejects if the route has no page or its chunk can't be fetched. */
export async function importPage(route: Route): Promise<PageModule> {
  const folder = `./${folderOf(route)}`;
  const load = imports[`${folder}/page.tsx`] ?? imports[`${folder}/content.md`];
  if (!load) throw new Error(`No page in ${folder}`);
  return load();
}
