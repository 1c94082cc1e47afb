/*
 * The script that every document runs at once, under 1.5 kB. Documents work without JavaScript, so
 * the app with React is loaded at the visitor's first intent event, or once they are on a second page.
 */
import { holdEarlySubmit } from "~/contact/early-submit";
import { watchScroll } from "./scroll-state";
import { unfoldInPrint } from "./unfold-in-print";

/** Hovering, touching, focusing or submitting one of these, or what is in it, loads the app; in an island, pressing too. */
const interactive = "a,button,label,form,input,select,textarea,summary,[data-island]";

/** How long a finger rests on an element before it counts as intent, ms. A swipe cancels sooner. */
const restTime = 80;

/** What has been pressed in islands that haven't started (islands.tsx), in order. */
const presses: Node[] = [];

watchScroll();
unfoldInPrint();
for (const type of ["pointerover", "focusin", "click", "submit"]) addEventListener(type, onIntent);
// In development: the document shows what changed, until the app shows its page (development-plugin.ts).
import.meta.hot?.on("document-changed", () => window.onpopstate && location.reload());
const giveUp = holdEarlySubmit();
const arrivalPath = location.pathname;
let pages: Promise<typeof import("./preload")> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
// After a reload, Back can lead to a page that this document showed in the app: loads its document.
// The app ends this when it takes over.
window.onpopstate = () => {
  if (location.pathname !== arrivalPath) location.reload();
};
window.onpointercancel = () => clearTimeout(resting);
// The visitor may have come sooner than the script, and Back brings what was typed before.
for (const field of document.querySelectorAll<HTMLInputElement>(":focus,[data-island] input")) {
  // A button has the focus without showing it if it was pressed. Safari focuses none.
  if (field.matches("button:not(:focus-visible)")) presses.push(field);
  const { value, defaultValue, checked, defaultChecked } = field;
  // A checkbox without a value says "on".
  const isTyped = value !== defaultValue && value !== "on";
  if (isTyped || checked !== defaultChecked || field.matches(":focus")) prepare(field);
}
// The hash may name a tab, which only the script can choose; the history entry may have an estimate.
if (location.hash || history.state) prepare(null);
// A visitor who came from a page of the site will probably go on to a third.
if (document.referrer.startsWith(`${location.origin}/`)) {
  // Safari has no requestIdleCallback.
  window.onload = () => (window.requestIdleCallback ?? setTimeout)(() => prepare(null));
}

function onIntent(event: Event & { pointerType?: string }): void {
  const { target, type, pointerType } = event;
  const element = target as Element;
  // Some browsers focus the document itself.
  if (!element.closest?.(interactive)) return;
  const island = element.closest("[data-island]");
  if (type === "click") {
    // A link that is pressed sooner than the app has started loads a document.
    if (!island) return;
    presses.push(element);
  } else if (type === "submit") {
    if (island) event.preventDefault();
  } else if (pointerType === "touch") {
    clearTimeout(resting);
    resting = setTimeout(prepare, restTime, target);
    return;
  }
  prepare(target);
}

/**
 * Starts the app, once, and preloads the page behind the link around `target` while React is still
 * loading. If that fails, the document keeps its ordinary links and forms.
 */
function prepare(target: EventTarget | null): void {
  if (!pages) import("./start-app").then((app) => app.startApp(giveUp)).catch(giveUp);
  pages ??= import("./preload");
  pages.then(({ preload }) => preload(target, presses)).catch(() => {});
}
