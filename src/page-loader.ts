import { home, type PageModule, type Route } from "./site/routes";

const pages = new Map<Route, PageModule>();
let sharedStyles: Promise<unknown> | undefined;

/** The page of a route (of Home for the fallback) if it can be shown at once. */
export const loadedPage = (route: Route | undefined): PageModule | undefined =>
  pages.get(route ?? home);

/**
 * Fetches the page of a route, or of Home for the fallback, and the styles that pages share: the
 * document was built for another page and has those that this one needs. Rejects if the page's
 * chunk or the styles cannot be had; the next try asks again.
 */
export async function loadPage(route: Route | undefined): Promise<PageModule> {
  const wanted = route ?? home;
  sharedStyles ??= enableSharedStyles().catch((failure) => {
    sharedStyles = undefined;
    throw failure;
  });
  const [page] = await Promise.all([pages.get(wanted) ?? wanted.load(), sharedStyles]);
  pages.set(wanted, page);
  return page;
}

const enableSharedStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[data-shared]")].map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = (event) => {
            // Enabled again, it is fetched again.
            link.disabled = true;
            reject(event);
          };
          link.disabled = false;
        }),
    ),
  );
