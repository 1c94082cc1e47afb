import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { keepForBack, releaseEarlySubmit } from "~/contact/early-release";
import { heldForm } from "~/contact/early-submit";
import { routeAt } from "~/lib/routes";
import { App, goToAddress, type Shown } from "./app";
import { startBehaviors } from "./behaviors";
import { followLinksInApp } from "./in-app-links";
import { loadLateFonts } from "./late-font";
import { watchMenus } from "./menus";
import { watchFailedMessages } from "./message-notice";
import { loadPage } from "./page-loader";
import { keepFocusInView } from "./tab-key";

// The browser doesn't render header and footer. Development imports them for their styles and for
// hot reload.
if (import.meta.env.DEV) import("~/layout/Layout");

/** React can't replace a page whose sections an extension has moved: loads the next one as a document. */
const onError = { onUncaughtError: () => location.reload() };

/**
 * Starts the app in the open document: menu behavior, in-app links, behaviors. Then releases an early
 * submit, or calls `giveUp` if one fails. At the first in-app navigation React takes over `main`.
 */
export function startApp(giveUp: () => void): void {
  keepFocusInView();
  const main = document.getElementById("root");
  if (!main) return;
  const showLateFonts = loadLateFonts();
  const arrivalRoute = routeAt(location.pathname);
  const behaviors = new AbortController();
  const ready = startBehaviors(main, behaviors.signal)
    .then(() => {
      releaseEarlySubmit();
      main.dataset["behaviors"] = "started";
      return true;
    })
    .catch(() => {
      // Unless it is another behavior that failed while the form is sending.
      if (!main.querySelector("form[inert]")) giveUp();
      return false;
    });
  // Without popovers (docs/reliability.md) a menu would stay open over the next page: links load documents.
  if (!("popover" in main)) return;
  watchMenus();
  watchFailedMessages();
  // Articles and 404.html load documents: the app knows only the table's pages.
  if (!arrivalRoute) return;
  let takenOver = false;

  const show = (address: string, shown: Shown) => {
    behaviors.abort();
    showLateFonts();
    keepForBack();
    navigate(address);
    if (takenOver) return;
    takenOver = true;
    // Ends the page's islands (islands.tsx).
    main.dispatchEvent(new Event("leave"));
    // The entry's, which reloads; the app handles Back from now on.
    window.onpopstate = null;
    // Synchronously, or the browser would paint the old page once more before the new one.
    flushSync(() => createRoot(main, onError).render(<App first={shown} />));
    // For Back: the document that the visitor arrived on came without the chunk of its page.
    setTimeout(() => loadPage(arrivalRoute).catch(() => undefined), 200);
  };

  followLinksInApp(
    async (address, route) => {
      const page = await loadPage(route);
      // A held message is sent off first. If that fails the visitor stays and sees the notice or errors.
      const held = heldForm();
      const mayLeave =
        !held?.matches(":valid") || ((await ready) && !held.querySelector("[aria-invalid]"));
      return () => mayLeave && show(address, { route, page });
    },
    (address) => {
      // As browsers do, so that Back leads to another page.
      const isSame = address === location.href;
      navigate(address, { replace: isSame, state: isSame ? history.state : null });
      // pushState fires no hashchange, which tabs listen to.
      dispatchEvent(new HashChangeEvent("hashchange"));
      goToAddress();
    },
  );
}
