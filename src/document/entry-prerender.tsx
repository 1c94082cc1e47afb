import { importPage } from "~/client/page-modules";
import { folderOf, home, notFound, type Route } from "~/lib/routes";
import * as formWords from "~/site/words/contact-form";
import * as appWords from "~/site/words/notices";
import { markupOf } from "./markup";

export { analyticsHosts } from "~/lib/analytics";
export { folderOf, notFound, routes } from "~/lib/routes";
export { company } from "~/site/company";
export { delivery } from "~/site/delivery";
export { leaders } from "~/site/leaders";
export { credentials } from "~/site/proof";
export { fields } from "~/site/words/contact-form";
export { announcement } from "~/site/words/header-and-footer";
export { articleDocuments } from "./articles/documents";
export { feed } from "./articles/feed";
export { mistakesInArticles } from "./articles/list";
export { ogImagePath } from "./DocumentHead";
export { llmsTxt } from "./llms-txt";
export { hasOgImages, ogImageOf } from "./og-image";
export { contents, pages } from "./page-metadata";
export { redirects } from "./redirects";

/** What is shown at unknown paths. */
export const fallback = notFound ?? home;

/** What scripts show, which no document has. */
export const wordsOfScripts = JSON.stringify([appWords, formWords]);

/**
 * Renders head and body of a route's document, or of the fallback if there is no route. Throws if the page throws.
 */
export async function renderRoute(
  route: Route | undefined,
): Promise<{ head: string; body: string }> {
  const { default: Page, description } = await importPage(route ?? fallback);
  if (!description) {
    const page = `site/pages/${folderOf(route ?? fallback)}/page.tsx`;
    throw new Error(`${page} needs: export { description } from "./content"`);
  }
  return markupOf({ route, description }, <Page />);
}
