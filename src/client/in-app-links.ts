import { routeAt } from "~/site/routes";
import { closeMenus } from "./menu-behavior";
import { showOfflineNotice } from "./offline-notice";
import { showProgress } from "./progress-line";

/** The link around an element, if it leads to another place in this window. */
function linkInWindow(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const leads = link?.protocol.startsWith("http") && !link.target && !link.hasAttribute("download");
  return link && leads ? link : undefined;
}

/**
 * Turns presses on plain links to pages of the site, anywhere in the document, into in-app
 * navigation: one at a time, the last press wins. `prepare` fetches what an address needs and
 * resolves with what shows it; it rejects if that cannot be had. `showHere` shows another address
 * of the open page, whose path it shares.
 */
export function followLinksInApp(
  prepare: (address: string) => Promise<() => unknown>,
  showHere: (address: string) => void,
): void {
  let navigation = new AbortController();

  /** Ends the navigation on its way, with what it shows; the next one has the signal returned. */
  const cancel = (): AbortSignal => {
    navigation.abort();
    navigation = new AbortController();
    return navigation.signal;
  };

  /** The way without the app: the document, or word that there is no network to get it by. */
  const openDocument = (address: string, signal: AbortSignal) => {
    if (navigator.onLine) location.assign(address);
    else
      signal.addEventListener(
        "abort",
        showOfflineNotice(() => follow(address)),
      );
  };

  const follow = async (address: string) => {
    const signal = cancel();
    const endProgress = showProgress();
    signal.addEventListener("abort", endProgress);
    // The address follows the page. Pushed first, it would stay behind in the history of the
    // document that takes over when the chunk is gone, and Back would find nothing to show.
    const show = await prepare(address).catch(() => () => openDocument(address, signal));
    endProgress();
    if (!signal.aborted) show();
  };

  // Who goes back or forward no longer waits for a link.
  addEventListener("popstate", cancel);
  document.addEventListener("click", (event) => {
    const link = linkInWindow(event.target);
    const elsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented) return;
    cancel();
    closeMenus();
    const { href, hash, origin, pathname, search } = link;
    if (origin !== location.origin || !routeAt(pathname)) return;
    const samePage = pathname === location.pathname;
    // The browser moves within a page better than a script: focus, :target, hashchange.
    if (samePage && search === location.search && hash) return;
    event.preventDefault();
    if (samePage) showHere(href);
    else follow(href);
  });
}
