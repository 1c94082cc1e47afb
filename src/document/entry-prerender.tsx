import { importPage } from "~/client/page-modules";
import type { Destination } from "~/content-types";
import { folderOf, home, notFound, type Route } from "~/lib/routes";
import { redirects as table } from "~/site/redirects";
import * as formWords from "~/site/words/contact-form";
import * as appWords from "~/site/words/notices";
import { addressOf } from "~/ui/Link";
import { markupOf } from "./markup";
import { contents, pages } from "./page-metadata";

export { analyticsHosts } from "~/lib/analytics";
export { folderOf, notFound, routes } from "~/lib/routes";
export { verifications } from "~/site/analytics";
export { company } from "~/site/company";
export { delivery } from "~/site/delivery";
export { leaders } from "~/site/leaders";
export { solutions } from "~/site/prices";
export { credentials } from "~/site/proof";
export { fields } from "~/site/words/contact-form";
export { announcement } from "~/site/words/header-and-footer";
export { mistakesInArticles } from "./articles/authors";
export { articleDocuments } from "./articles/documents";
export { feed } from "./articles/feed";
export { ogImagePath } from "./DocumentHead";
export { llmsTxt } from "./llms-txt";
export { hasOgImages, ogImageOf } from "./og-image";
export { contents, pages };

/** What is shown at unknown paths. */
export const fallback = notFound ?? home;

/** The address that each redirected path leads to: "/team" to "/about#people". */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Destination>(table).map(([path, destination]) => [path, addressOf(destination)]),
);

/** The owner's records, words and pages, by the names of their files. */
export const values: Readonly<Record<string, object>> = Object.fromEntries([
  ...Object.entries(
    import.meta.glob<object>(["../../site/*.ts", "../../site/words/*.ts"], { eager: true }),
  ).map(([path, record]) => [path.replace("../../", ""), record]),
  ...Object.values(contents).map(({ file, ...content }) => [file, content]),
]);

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
