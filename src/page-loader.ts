import { home, type PageModule, type Route } from "./site/routes";

const pages = new Map<Route, PageModule>();

/** The page of a route (of Home for the fallback) if it can be shown at once. */
export const loadedPage = (route: Route | undefined): PageModule | undefined =>
  stylesReady ? pages.get(route ?? home) : undefined;

/**
 * Fetches the page of a route, or of Home for the fallback, into a document that was built for it.
 * Rejects if its chunk cannot be had.
 */
export async function loadPage(route: Route | undefined): Promise<PageModule> {
  const wanted = route ?? home;
  const page = pages.get(wanted) ?? (await wanted.load());
  pages.set(wanted, page);
  return page;
}

/** The same for a document that was built for another page and lacks some of the shared styles. */
export async function loadOtherPage(route: Route | undefined): Promise<PageModule> {
  const [page] = await Promise.all([loadPage(route), loadSharedStyles()]);
  return page;
}

let stylesReady = false;
let stylesComing: Promise<unknown> | undefined;

function loadSharedStyles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-shared]")];
  stylesComing ??= Promise.all(links.map(enable)).then(
    () => {
      stylesReady = true;
    },
    (failure) => {
      // A failed try is no answer for the next one.
      stylesComing = undefined;
      throw failure;
    },
  );
  return stylesComing;
}

const enable = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.disabled = false;
  });
