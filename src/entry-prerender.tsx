import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { App } from "./app";
import { DocumentHead } from "./DocumentHead";
import { loadPage } from "./page-loader";
import { Shell } from "./shell/Shell";
import type { Route } from "./site/routes";

export { sharePictureOf } from "./DocumentHead";
export { sharePictureOfPage } from "./share-picture/of-page";
export { company } from "./site/company";
export { routes } from "./site/routes";
export { summary } from "./summary";

/**
 * Markup of a document's body and its head tags, for one route or, without one, for the fallback.
 * Throws if the page throws.
 */
export async function renderRoute(
  route: Route | undefined,
): Promise<{ head: string; body: string }> {
  const page = await loadPage(route);
  const first = { path: route?.path ?? "/404", route, page };
  const { prelude } = await prerender(<App first={first} inDocument />, {
    // One piece, in order: nothing streamed out of place by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  return {
    head: renderToStaticMarkup(<DocumentHead route={route} description={page.description} />),
    body: renderToStaticMarkup(<Shell page={route?.target} html={html} />),
  };
}
