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

// The browser doesn't render header and footer. Development imports them for their styles and for
// hot reload.
if (import.meta.env.DEV) import("~/layout/Layout");

/**
 * Starts the app in the open document: menu behavior, in-app links, islands. Releases an early submit
 * once the form is hydrated. At the first in-app navigation React takes over `main` and
 * `onTakeOver` is called.
 */
export function startApp(earlySubmit: EarlySubmit, onTakeOver: () => void): void {
  watchMenus();
  keepFocusInView();
  const main = document.getElementById("root");
  if (!main) return;
  const showLateFont = loadLateFont();
  const arrivalRoute = routeAt(location.pathname);
  const islands = new AbortController();
  const hydrated = hydrateIslands(main, islands.signal)
    .then(() => {
      earlySubmit.release();
      main.dataset["script"] = "ready";
      return true;
    })
    .catch(() => {
      earlySubmit.giveUp();
      return false;
    });
  let takenOver = false;

  const show = (address: string, page: PageModule) => {
    islands.abort();
    showLateFont();
    navigate(address);
    if (takenOver) return;
    takenOver = true;
    onTakeOver();
    const shown = { path: location.pathname, route: routeAt(location.pathname), page };
    // Synchronously, or the browser would paint the old page once more before the new one.
    flushSync(() => createRoot(main).render(<App first={shown} />));
    // For Back: the document that the visitor arrived on came without the chunk of its page.
    setTimeout(() => loadPage(arrivalRoute).catch(() => undefined), 200);
  };

  followLinksInApp(
    async (address) => {
      const page = await loadPage(routeAt(new URL(address).pathname));
      // A held message is sent first. If that fails the visitor stays and sees the notice.
      const mayLeave = !earlySubmit.isHolding() || (await hydrated);
      return () => mayLeave && show(address, page);
    },
    (address) => {
      navigate(address);
      // pushState fires no hashchange, which the portfolio's tabs listen to.
      dispatchEvent(new HashChangeEvent("hashchange"));
      scrollToAddress();
    },
  );
}
