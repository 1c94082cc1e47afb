import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { followLinksInApp } from "./in-app-links";
import { loadPage } from "./page-loader";
import { watchMenus } from "./shell/menu-behavior";
import { routes } from "./site/routes";

// Header and footer are not React's in the browser; in development they are loaded for their
// styles and to reload the page when they change.
if (import.meta.env.DEV) import("./shell/Shell");

/**
 * Takes over the open document; calls `onReady` once the page answers the visitor. Rejects if the
 * page's chunk cannot be had.
 */
export async function startApp(onReady: () => void): Promise<void> {
  watchMenus();
  const root = document.getElementById("root");
  if (!root) return;
  // The document names the page it was built with, so hydration fits it at any path.
  const route = routes.find(({ target }) => target === root.dataset["page"]);
  const first = { path: location.pathname, route, Page: await loadPage(route) };
  // A transition: React takes over in slices and lets the visitor go first.
  startTransition(() => {
    hydrateRoot(root, <App first={first} onReady={onReady} />);
  });
  followLinksInApp();
}
