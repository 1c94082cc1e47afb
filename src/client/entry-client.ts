/*
 * What a document runs at once: almost nothing. All of it works without a script, so React and what
 * is built on it are fetched when the visitor first shows that they are about to act.
 */
import { holdEarlySubmit } from "./early-submit";
import { jumpOnTab, watchScroll } from "./scroll-state";

/** Pointing at one of these, touching, focusing or submitting it starts hydration. */
const interactive = "a, button, input, textarea, label, summary, form";
const intentEvents = ["pointerover", "focusin", "submit"] as const;

watchScroll();
jumpOnTab();
const early = holdEarlySubmit();
const arrivedAt = location.pathname;
addEventListener("popstate", openDocument);
for (const type of intentEvents) addEventListener(type, startOnIntent);
// An address with an anchor may name a portfolio tab, which the script chooses.
if (location.hash) start(null);

function startOnIntent({ target }: Event): void {
  if (target instanceof Element && target.closest(interactive)) start(target);
}

function start(target: Element | null): void {
  for (const type of intentEvents) removeEventListener(type, startOnIntent);
  // In one wave: the page that a link leads to is fetched while React is still on its way.
  const preloading = import("./preload-pages").then(({ preloadPages }) => preloadPages(target));
  // Without it the page stays what it is: a document with ordinary links and forms.
  Promise.all([import("./start-app"), preloading])
    .then(([{ startApp }]) => startApp(early, () => removeEventListener("popstate", openDocument)))
    .catch(early.giveUp);
}

/** Back to a page that was shown in this document before a reload: its own document has it. */
function openDocument(): void {
  if (location.pathname !== arrivedAt) location.reload();
}
