import { routeAt } from "~/site/routes";
import { closeMenus } from "./menu-behavior";
import { loadDocument } from "./offline-notice";
import { showProgress } from "./progress-line";

/** The link around an element, if it is an http link that opens in this window. */
function linkInWindow(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const opensHere =
    link?.protocol.startsWith("http") && !link.target && !link.hasAttribute("download");
  return link && opensHere ? link : undefined;
}

/**
 * Turns clicks on links to pages of the site into in-app navigation; the last click wins. `prepare`
 * fetches what an address needs and resolves with a function that shows it, or rejects. `showHere`
 * shows an address with the path of the open page.
 */
export function followLinksInApp(
  prepare: (address: string) => Promise<() => unknown>,
  showHere: (address: string) => void,
): void {
  let navigation = new AbortController();

  /** Cancels the pending navigation and its notices. Returns the signal of the next one. */
  const cancel = (): AbortSignal => {
    navigation.abort();
    navigation = new AbortController();
    return navigation.signal;
  };

  const follow = async (address: string) => {
    const signal = cancel();
    const endProgress = showProgress();
    signal.addEventListener("abort", endProgress);
    // The address changes after the page has loaded. If it changed before and the chunk were gone,
    // the history would keep an extra entry that Back can't show.
    const show = await prepare(address)
      // Tries once more, because the click may have waited for a preload that failed.
      .catch(() => prepare(address))
      .catch(() => () => {
        const closeNotice = loadDocument(
          () => location.assign(address),
          () => follow(address),
        );
        signal.addEventListener("abort", closeNotice);
      });
    endProgress();
    if (!signal.aborted) show();
  };

  // Going back or forward cancels a pending link.
  addEventListener("popstate", cancel);
  document.addEventListener("click", (event) => {
    const link = linkInWindow(event.target);
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    cancel();
    closeMenus();
    const { href, hash, origin, pathname, search } = link;
    if (origin !== location.origin || !routeAt(pathname)) return;
    const samePage = pathname === location.pathname;
    // The browser itself handles anchors best: focus, :target, hashchange.
    if (samePage && search === location.search && hash) return;
    event.preventDefault();
    if (samePage) showHere(href);
    else follow(href);
  });
}
