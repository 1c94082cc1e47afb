/*
 * What a document runs at once: almost nothing. All of it works without a script, so React and what
 * is built on it are fetched when the visitor first shows that they are about to act.
 */
import { holdEarlySubmit } from "./contact/early-submit";
import { jumpOnTab, watchScroll } from "./shell/scroll-state";

/** A pointer over something that acts is such a sign; anywhere else it is not. */
const acting = "a, button, input, textarea, label, summary";
const signs = ["pointerover", "touchstart", "keydown", "focusin", "submit"] as const;

watchScroll();
jumpOnTab();
const early = holdEarlySubmit();
const arrivedAt = location.pathname;
addEventListener("popstate", openDocument);
for (const sign of signs) addEventListener(sign, startOnSign, { passive: true });
// Who comes to a place within the page has chosen it: perhaps a tab, which the script shows.
if (location.hash) start();

function startOnSign({ type, target }: Event): void {
  const elsewhere = !(target instanceof Element && target.closest(acting));
  if (type !== "pointerover" || !elsewhere) start();
}

function start(): void {
  for (const sign of signs) removeEventListener(sign, startOnSign);
  // Without it the page stays what it is: a document with ordinary links and forms.
  import("./start-app")
    .then(({ startApp }) => startApp(() => removeEventListener("popstate", openDocument)))
    .then(early.release, early.giveUp);
}

/** Back to a page that was shown in this document before a reload: its own document has it. */
function openDocument(): void {
  if (location.pathname !== arrivedAt) location.reload();
}
