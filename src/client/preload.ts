import { routeAt } from "~/lib/routes";
import { loadPage } from "./page-loader";

/** Islands that start or have started. */
const woken = new Set<Element>();

/**
 * Preloads what an intent event on `target` asks for: the page behind the link around it, the island around it and those
 * that show nothing; without a target, all islands. A small chunk, so that it runs before React has loaded. Ignores
 * failures: in-app-links.ts handles them when the link is clicked. `presses` are for islands that start.
 */
export function preload(target: EventTarget | null, presses: readonly Node[]): void {
  const element = target instanceof Element ? target : undefined;
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
  for (const island of islands) {
    const isMeant = !element || island.contains(element) || !island.hasChildNodes();
    if (!isMeant || woken.has(island)) continue;
    woken.add(island);
    import("./islands").then(
      ({ startIsland }) => startIsland(island, presses),
      (error) => console.error("No island can run:", error),
    );
  }
  const link = element?.closest("a");
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  // Other documents than pages of the table load documents (start-app.tsx).
  const route = routeAt(location.pathname) && routeAt(link.pathname);
  if (route) loadPage(route).catch(() => undefined);
}
