import { renderToStaticMarkup } from "react-dom/server";
import { DocumentHead } from "./DocumentHead";
import { Shell } from "./shell/Shell";
import { home, type Route } from "./site/routes";

export { sharePictureOf } from "./DocumentHead";
export { sharePictureOfPage } from "./share-picture/of-page";
export { company, messageEndpoint } from "./site/company";
export { routes } from "./site/routes";
export { summary } from "./summary";

/**
 * Markup of a document's body and its head tags, for one route or, without one, for the fallback.
 * Throws if the page throws.
 */
export async function renderRoute(
  route: Route | undefined,
): Promise<{ head: string; body: string }> {
  const { default: Page, description } = await (route ?? home).load();
  return {
    head: renderToStaticMarkup(<DocumentHead route={route} description={description} />),
    body: renderToStaticMarkup(
      <Shell page={route?.target}>
        <Page />
      </Shell>,
    ),
  };
}
