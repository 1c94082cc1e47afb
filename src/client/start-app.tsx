import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { routeAt } from "~/site/routes";
import { App, scrollToAddress } from "./app";
import type { EarlySubmit } from "./early-submit";
import { followLinksInApp } from "./in-app-links";
import { hydrateIslands } from "./islands";
import { keepFocusInView } from "./keep-focus-in-view";
import { loadLateFont } from "./late-font";
import { watchMenus } from "./menu-behavior";
import { loadPage } from "./page-loader";
import type { PageModule } from "./page-modules";

// Header and footer are not React's in the browser; in development they are loaded for their
// styles and to reload the page when they change.
if (import.meta.env.DEV) import("~/layout/Layout");

/**
 * Takes over the open document: its menus, its links, its live parts. Releases a form that was sent
 * early once its part answers. The first link followed puts React in charge of `main`; `onMove` is
 * called then.
 */
export function startApp(early: EarlySubmit, onMove: () => void): void {
  watchMenus();
  keepFocusInView();
  const main = document.getElementById("root");
  if (!main) return;
  const showLateFont = loadLateFont();
  const arrivedOn = routeAt(location.pathname);
  const firstPage = new AbortController();
  const hydrated = hydrateIslands(main, firstPage.signal)
    .then(() => {
      early.release();
      main.dataset["script"] = "ready";
      return true;
    })
    .catch(() => {
      early.giveUp();
      return false;
    });
  let inCharge = false;

  const show = (address: string, page: PageModule) => {
    firstPage.abort();
    showLateFont();
    navigate(address);
    if (inCharge) return;
    inCharge = true;
    onMove();
    const first = { path: location.pathname, route: routeAt(location.pathname), page };
    // At once: React would let the browser paint the old page before it renders the new one.
    flushSync(() => createRoot(main).render(<App first={first} />));
    // For Back, once the new page is there: the document came without the chunk of its own page.
    setTimeout(() => loadPage(arrivedOn).catch(() => undefined), 200);
  };

  followLinksInApp(
    async (address) => {
      const page = await loadPage(routeAt(new URL(address).pathname));
      // A message on its way goes first. If it cannot be sent, the visitor stays to see that.
      const leaves = !early.isHolding() || (await hydrated);
      return () => leaves && show(address, page);
    },
    (address) => {
      navigate(address);
      // `pushState` fires no such event; the portfolio's tabs follow it.
      dispatchEvent(new HashChangeEvent("hashchange"));
      scrollToAddress();
    },
  );
}
