/*
 * The script that every document runs at once, under 1.5 kB. Documents work without JavaScript, so
 * the app with React is loaded at the visitor's first intent event.
 */
import { holdEarlySubmit } from "./early-submit";
import { jumpOnTab } from "./jump-on-tab";
import { watchScroll } from "./scroll-state";

/** Hovering, touching, focusing or submitting one of these starts hydration. */
const interactive = "a, button, input, textarea, label, summary, form";
const intentEvents = ["pointerover", "focusin", "submit"] as const;

watchScroll();
jumpOnTab();
const earlySubmit = holdEarlySubmit();
const arrivalPath = location.pathname;
addEventListener("popstate", reloadAfterBack);
for (const type of intentEvents) addEventListener(type, startOnIntent);
// The hash may name a portfolio tab, which only the script can choose.
if (location.hash) start(null);

function startOnIntent({ target }: Event): void {
  if (target instanceof Element && target.closest(interactive)) start(target);
}

function start(target: Element | null): void {
  for (const type of intentEvents) removeEventListener(type, startOnIntent);
  // In parallel: fetches the page behind a link while React is still loading.
  const preloading = import("./preload-pages").then(({ preloadPages }) => preloadPages(target));
  // If loading fails, the document keeps its ordinary links and forms.
  Promise.all([import("./start-app"), preloading])
    .then(([{ startApp }]) =>
      startApp(earlySubmit, () => removeEventListener("popstate", reloadAfterBack)),
    )
    .catch(earlySubmit.giveUp);
}

/** After a reload, Back can lead to a page that this document showed in the app: loads its document. */
function reloadAfterBack(): void {
  if (location.pathname !== arrivalPath) location.reload();
}
