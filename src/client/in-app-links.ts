import { patience } from "~/lib/patience";
import { type Route, routeAt } from "~/lib/routes";
import { closeMenus } from "./menus";
import { loadDocument } from "./offline-notice";
import { showProgress } from "./progress-line";

/** Pressing a link again after so long loads it as a document, ms. */
const again = 1000;

/** The link around an element, if it is an http link that opens in this window. */
function linkInWindow(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const opensHere =
    link?.protocol.startsWith("http") && !link.target && !link.hasAttribute("download");
  return link && opensHere ? link : undefined;
}

/**
 * Turns clicks on links to pages of the site into in-app navigation; the last click wins. `prepare`
 * fetches what the page at an address needs and resolves with a function that shows it, or rejects. `showHere`
 * shows an address with the path of the open page. Where a request isn't answered, links load documents.
 */
export function followLinksInApp(
  prepare: (address: string, route: Route) => Promise<() => unknown>,
  showHere: (address: string) => void,
): void {
  let navigation = new AbortController();
  /** When the visitor pressed the first of the links that no page has answered yet, ms. */
  let waitingSince = Number.POSITIVE_INFINITY;

  /** Whether the browser is loading a document. The last press still wins, so it loads documents for all others. */
  let leaving = false;

  /** Cancels the pending navigation and its notices. Returns the signal of the next one. */
  const cancel = (): AbortSignal => {
    waitingSince = Number.POSITIVE_INFINITY;
    navigation.abort();
    navigation = new AbortController();
    return navigation.signal;
  };

  const follow = async (address: string, route: Route, since = Date.now()) => {
    const signal = cancel();
    waitingSince = since;
    const endProgress = showProgress();
    signal.addEventListener("abort", endProgress);
    const load = () => {
      // A form is being sent.
      if (document.querySelector("form[inert]")) return;
      const closeNotice = loadDocument(
        () => {
          leaving = true;
          location.assign(address);
        },
        () => follow(address, route),
      );
      signal.addEventListener("abort", closeNotice);
    };
    // The address changes after the page has loaded. If it changed before and the chunk were gone,
    // the history would keep an extra entry that Back can't show.
    const prepared = prepare(address, route)
      // Tries once more, because the click may have waited for a preload that failed.
      .catch(() => prepare(address, route))
      .catch(() => load);
    const tooLate = new Promise<typeof load>((resolve) => setTimeout(resolve, patience, load));
    const show = await Promise.race([prepared, tooLate]);
    if (signal.aborted) return;
    endProgress();
    waitingSince = Number.POSITIVE_INFINITY;
    show();
  };

  // Going back or forward cancels a pending link.
  addEventListener("popstate", cancel);
  // Back from the page cache.
  addEventListener("pageshow", () => {
    leaving = false;
  });
  document.addEventListener("click", (event) => {
    const link = linkInWindow(event.target);
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    const since = Math.min(waitingSince, Date.now());
    cancel();
    closeMenus();
    const { href, hash, origin, pathname, search } = link;
    const route = routeAt(pathname);
    if (origin !== location.origin || !route) return;
    const samePage = pathname === location.pathname;
    // The browser itself handles anchors best: focus, :target, hashchange.
    if (samePage && search === location.search && hash) return;
    leaving ||= !samePage && Date.now() - since >= again;
    if (leaving) return;
    event.preventDefault();
    if (samePage) showHere(href);
    else follow(href, route, since);
  });
}
