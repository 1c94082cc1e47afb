import { renderToStaticMarkup } from "react-dom/server";
import { importPage } from "~/client/page-modules";
import { Layout } from "~/layout/Layout";
import { folderOf, home, type Route } from "~/lib/routes";
import { DocumentHead } from "./DocumentHead";

export { fields } from "~/contact/content";
export { analyticsHosts } from "~/lib/analytics";
export { folderOf, home, routes } from "~/lib/routes";
export { company } from "~/site/company";
export { delivery } from "~/site/delivery";
export { hostedImageOrigins } from "~/ui/picture/hosted-image-origins";
export { ogImagePath } from "./DocumentHead";
export { llmsTxt } from "./llms-txt";
export { ogImageOf } from "./og-image";
export { mistakes } from "./page-metadata";
export { redirects } from "./redirects";

/**
 * Renders head and body of a route's document as of a day, or of the fallback if there is no route. Throws
 * if the page throws.
 */
export async function renderRoute(
  route: Route | undefined,
  today: Date,
): Promise<{ head: string; body: string }> {
  const { default: Page, description } = await importPage(route ?? home);
  if (!description) {
    const page = `src/pages/${folderOf(route ?? home)}/page.tsx`;
    throw new Error(`${page} needs: export { description } from "./content"`);
  }
  return {
    head: renderToStaticMarkup(<DocumentHead route={route} description={description} />),
    body: compact(
      renderToStaticMarkup(
        <Layout page={route?.target} today={today}>
          <Page />
        </Layout>,
      ),
    ),
  };
}

/** Markup as one would write it by hand: React escapes apostrophes and closes each shape of a drawing. */
const compact = (html: string) =>
  html.replaceAll("&#x27;", "'").replace(/><\/(?:circle|ellipse|line|path|rect)>/g, "/>");
