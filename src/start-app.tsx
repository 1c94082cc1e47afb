import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { App } from "./app";
import { followLinksInApp } from "./in-app-links";
import { loadOtherPage, loadPage } from "./page-loader";
import { watchMenus } from "./shell/menu-behavior";
import { routeAt, routes } from "./site/routes";

// Header and footer are not React's in the browser; in development they are loaded for their
// styles and to reload the page when they change.
if (import.meta.env.DEV) import("./shell/Shell");

/**
 * Takes over the open document. A page with a part that lives (data-live: the form, the tabs) is
 * hydrated at once; any other stays the markup it is until the visitor moves on. Calls `onReady` when
 * React has `main`. Rejects if the page's chunk cannot be had.
 */
export async function startApp(onReady: () => void): Promise<void> {
  watchMenus();
  const main = document.getElementById("root");
  if (!main) return;
  const live = main.querySelector("[data-live]") !== null;
  let mounted = live;
  const answer = () => {
    onReady();
    main.dataset["script"] = "ready";
  };
  if (live) {
    // The document names the page it was built with, so hydration fits it at any path.
    const route = routes.find(({ target }) => target === main.dataset["page"]);
    const first = { path: location.pathname, route, page: await loadPage(route) };
    // A transition: React takes over in slices and lets the visitor go first.
    startTransition(() => {
      hydrateRoot(main, <App first={first} inDocument onReady={answer} />);
    });
  }
  followLinksInApp(async (address) => {
    const route = routeAt(new URL(address, location.href).pathname);
    const page = await loadOtherPage(route);
    return () => {
      navigate(address);
      if (mounted) return;
      mounted = true;
      const first = { path: location.pathname, route, page };
      createRoot(main).render(<App first={first} onReady={onReady} />);
    };
  });
  if (!live) main.dataset["script"] = "ready";
}
