import { useEffect, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import { PageFrame } from "~/layout/PageFrame";
import { anchorIn } from "~/lib/hrefs";
import { patience } from "~/lib/patience";
import { type Route, routeAt } from "~/lib/routes";
import { applyHead } from "./apply-head";
import { markCurrentPage } from "./mark-current-page";
import { loadDocument } from "./offline-notice";
import { PageBoundary } from "./page-boundary";
import { loadedPage, loadPage } from "./page-loader";
import type { PageModule } from "./page-modules";

/** The page on the screen. */
export type Shown = { readonly route: Route; readonly page: PageModule };

/**
 * Shows the page of the current path, from the first in-app navigation on. When the path changes, the
 * old page stays until the new one has loaded.
 */
export function App({ first }: { first: Shown }) {
  const path = usePathname();
  const [shown, setShown] = useState(first);

  useEffect(() => {
    if (path === shown.route.path) return;
    const route = routeAt(path);
    // Back, to a page that a deploy has removed since: the visitor has reloaded another one after it.
    if (!route) return location.reload();
    const show = (page: PageModule) => setShown({ route, page });
    const page = loadedPage(route);
    if (page) return show(page);

    let isCurrent = true;
    let closeNotice = () => {};
    const reload = () => location.reload();
    const load = () => {
      if (!isCurrent) return;
      // The address is that page's already, also if the visitor closes the notice.
      addEventListener("online", reload);
      closeNotice = loadDocument(reload, reload);
    };
    const tooLate = setTimeout(load, patience);
    loadPage(route)
      .then((loaded) => isCurrent && show(loaded), load)
      .finally(() => clearTimeout(tooLate));
    return () => {
      isCurrent = false;
      clearTimeout(tooLate);
      removeEventListener("online", reload);
      closeNotice();
    };
  }, [path, shown.route.path]);

  useEffect(() => onPageShown(shown), [shown]);

  return (
    <PageBoundary key={shown.route.path}>
      <PageFrame page={shown.route.target}>
        <shown.page.default />
      </PageFrame>
    </PageBoundary>
  );
}

/**
 * Updates the document after a route change: head, current links, scroll position, and the focus, for
 * screen readers and Tab: on what the hash names, or else on the h1.
 */
function onPageShown({ route, page }: Shown): void {
  applyHead(route, page.description);
  markCurrentPage();
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  goToAddress();
  fadeIn();
}

/**
 * Scrolls to the element that the hash names and focuses it, or else scrolls to the top. Scrolling is
 * smooth if base.css says so.
 */
export function goToAddress(): void {
  const target = document.getElementById(anchorIn(location.hash));
  if (target) {
    // Makes it focusable if it isn't.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  } else window.scrollTo(0, 0);
}

/** Fades the new page in. View transitions would swallow clicks while they run. */
function fadeIn(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document
    .getElementById("root")
    ?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: "ease-out" });
}
