import { routeAt } from "~/site/routes";
import { loadPage } from "./page-loader";

/**
 * Fetches the page that the link around `target` leads to, and from then on that of every link the
 * visitor points at, touches or focuses. A small chunk of its own, so that it runs before React is
 * there.
 */
export function preloadPages(target: Element | null): void {
  preload(target);
  for (const type of ["pointerover", "focusin"] as const) {
    document.addEventListener(type, (event) => preload(event.target));
  }
}

/** A failure here is no failure yet: the press itself tries again. */
function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  const route = routeAt(link.pathname);
  if (route) loadPage(route).catch(() => undefined);
}
