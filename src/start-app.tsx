import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { App } from "./app";
import { followLinksInApp } from "./in-app-links";
import { loadLateFont } from "./late-font";
import { bringToLife } from "./live-parts";
import { loadPage } from "./page-loader";
import { watchMenus } from "./shell/menu-behavior";
import { routeAt } from "./site/routes";

// Header and footer are not React's in the browser; in development they are loaded for their
// styles and to reload the page when they change.
if (import.meta.env.DEV) import("./shell/Shell");

/**
 * Takes over the open document: its live parts, its menus, its links. The first link followed puts
 * React in charge of `main`; `onMove` is called then. Resolves when the document answers; rejects if
 * the script of a live part cannot be had.
 */
export async function startApp(onMove: () => void): Promise<void> {
  watchMenus();
  const main = document.getElementById("root");
  if (!main) return;
  const arrivedOn = routeAt(location.pathname);
  let inCharge = false;
  let endParts = () => {};
  followLinksInApp(async (address) => {
    const route = routeAt(new URL(address, location.href).pathname);
    const page = await loadPage(route);
    return () => {
      navigate(address);
      if (inCharge) return;
      inCharge = true;
      onMove();
      endParts();
      const first = { path: location.pathname, route, page };
      createRoot(main).render(<App first={first} />);
      // For Back: the document came without the chunk of its own page.
      loadPage(arrivedOn).catch(() => undefined);
    };
  });
  endParts = await bringToLife(main);
  loadLateFont();
  main.dataset["script"] = "ready";
}
