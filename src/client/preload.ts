import { routeAt } from "~/lib/routes";
import { loadPage } from "./page-loader";

/**
 * Preloads the page behind the link around `target`. A small chunk, so that it runs before React has
 * loaded. Ignores failures: in-app-links.ts handles them when the link is clicked.
 */
export function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  // Other documents than pages of the table load documents (start-app.tsx).
  const route = routeAt(location.pathname) && routeAt(link.pathname);
  if (route) loadPage(route).catch(() => undefined);
}
