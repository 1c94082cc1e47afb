import { home, type Route } from "~/site/routes";
import { importPage, type PageModule } from "./page-modules";

const pages = new Map<Route, PageModule>();
const chunks = new Map<Route, Promise<PageModule>>();
let sharedStyles: Promise<unknown> | undefined;

/** The page of a route (of Home for the fallback) if it can be shown at once. */
export const loadedPage = (route: Route | undefined): PageModule | undefined =>
  pages.get(route ?? home);

/**
 * Fetches the page of a route, or of Home for the fallback, and the styles that pages share: the
 * document was built for another page and has those that this one needs. Rejects if the page's
 * chunk or the styles cannot be had. The next try asks again for the shared styles only: a failed
 * import stays failed, and Vite takes a page's style sheet that failed for loaded.
 */
export async function loadPage(route: Route | undefined): Promise<PageModule> {
  const wanted = route ?? home;
  sharedStyles ??= enableSharedStyles().catch((failure) => {
    sharedStyles = undefined;
    throw failure;
  });
  const chunk = chunks.get(wanted) ?? importPage(wanted);
  chunks.set(wanted, chunk);
  const [page] = await Promise.all([chunk, sharedStyles]);
  pages.set(wanted, page);
  return page;
}

/**
 * Enables the shared style sheets that are still disabled: one that has loaded fires no second
 * `load`. Waits for all of them, so that after a failure none is still loading.
 */
async function enableSharedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-shared]")];
  const results = await Promise.allSettled(
    links.filter(({ disabled }) => disabled).map(enableStyleSheet),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

const enableStyleSheet = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Enabled again, it is fetched again.
      link.disabled = true;
      reject(new Error(`Unable to load ${link.href}`));
    };
    link.disabled = false;
  });
