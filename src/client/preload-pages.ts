import { routeAt } from "~/site/routes";
import { loadPage } from "./page-loader";

/**
 * Preloads the page behind the link around `target`, and from then on behind every link that the
 * visitor hovers, touches or focuses. A small chunk, so that it runs before React has loaded.
 */
export function preloadPages(target: Element | null): void {
  preload(target);
  for (const type of ["pointerover", "focusin"] as const) {
    document.addEventListener(type, (event) => preload(event.target));
  }
}

/** Ignores failures: in-app-links.ts handles them when the link is clicked. */
function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  const route = routeAt(link.pathname);
  if (route) loadPage(route).catch(() => undefined);
}
