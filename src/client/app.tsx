import { useEffect, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import { type Route, routeAt } from "~/site/routes";
import { markCurrentPage } from "./current-page";
import { applyHead, headOf } from "./head";
import { showOfflineNotice } from "./offline-notice";
import { PageBoundary } from "./page-boundary";
import { loadedPage, loadPage } from "./page-loader";
import type { PageModule } from "./page-modules";

/** A page on the screen: the path it answers, its route (none: the fallback) and its module. */
type Shown = {
  readonly path: string;
  readonly route: Route | undefined;
  readonly page: PageModule;
};

/**
 * The current page, from the first link followed in the document on. When the path changes, the page
 * before stays until the next one's chunk is there.
 */
export function App({ first }: { first: Shown }) {
  const path = usePathname();
  const [shown, setShown] = useState(first);

  useEffect(() => {
    if (path === shown.path) return;
    const route = routeAt(path);
    const show = (page: PageModule) => setShown({ path, route, page });
    const page = loadedPage(route);
    if (page) return show(page);

    let wanted = true;
    let closeNotice = () => {};
    // The chunk is gone, perhaps after a new deploy: the document at this path has the page.
    const openDocument = () => {
      if (navigator.onLine) location.reload();
      else closeNotice = showOfflineNotice(() => location.reload());
    };
    loadPage(route).then(
      (loaded) => wanted && show(loaded),
      () => wanted && openDocument(),
    );
    return () => {
      wanted = false;
      closeNotice();
    };
  }, [path, shown.path]);

  useEffect(() => onPageShown(shown), [shown]);

  return (
    <PageBoundary key={shown.path}>
      <shown.page.default />
    </PageBoundary>
  );
}

/**
 * What follows a route change (specification section 2.1): the document says what it shows now,
 * screen readers start at the new page, and it scrolls to the top; smoothly or at once, as
 * `scroll-behavior` in base.css says.
 */
function onPageShown({ route, page }: Shown): void {
  applyHead(headOf(route, page.description));
  markCurrentPage();
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  scrollToAddress();
  fadeIn();
}

/** Scrolls to the element that the address names, or else to the top. */
export function scrollToAddress(): void {
  const section = location.hash && document.getElementById(location.hash.slice(1));
  if (section) section.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * The new page comes out of the ground it stands on. Not by the browser's view transitions: presses
 * are lost as long as those last.
 */
function fadeIn(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document
    .getElementById("root")
    ?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: "ease-out" });
}
