import { hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { holdEarlySubmit } from "./contact/early-submit";
import { followLinksInApp } from "./in-app-links";
import { loadPage } from "./page-loader";
import { watchMenus } from "./shell/menu-behavior";
import { watchScroll } from "./shell/scroll-state";
import { routes } from "./site/routes";

// Header and footer are not React's in the browser; in development they are loaded for their
// styles and to reload the page when they change.
if (import.meta.env.DEV) import("./shell/Shell");

watchScroll();
watchMenus();

// The document names the page it was built with, so hydration fits it at any path.
const root = document.getElementById("root");
if (root) {
  const early = holdEarlySubmit();
  const route = routes.find(({ target }) => target === root.dataset["page"]);
  loadPage(route).then(
    (Page) => {
      const first = { path: location.pathname, route, Page };
      hydrateRoot(root, <App first={first} onReady={early.release} />);
      followLinksInApp();
    },
    // Without its chunk the page stays what it is: a document with ordinary links and forms.
    early.giveUp,
  );
}
