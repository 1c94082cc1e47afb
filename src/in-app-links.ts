import { sayOffline } from "./offline-notice";
import { showProgress } from "./progress-line";
import { closeMenus } from "./shell/menu-behavior";

/** The link around an element, if it leads to another place of this site in this window. */
function inAppLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const ours = link?.origin === location.origin && !link.target && !link.hasAttribute("download");
  return link && ours && !link.getAttribute("href")?.startsWith("#") ? link : undefined;
}

/** The way without the app: the document, or word that there is no network to get it by. */
function openDocument(link: HTMLAnchorElement): void {
  if (navigator.onLine) location.assign(link.href);
  else sayOffline(() => link.click());
}

/**
 * Turns presses on plain links anywhere in the document into in-app navigation. `prepare` fetches
 * what an address needs and resolves with what shows it; it rejects if that cannot be had.
 */
export function followLinksInApp(prepare: (address: string) => Promise<() => void>): void {
  let pressed: HTMLAnchorElement | undefined;
  // Who goes back or forward no longer waits for a link.
  addEventListener("popstate", () => {
    pressed = undefined;
  });
  document.addEventListener("click", (event) => {
    const link = inAppLink(event.target);
    const elsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    closeMenus();
    if (link.pathname === location.pathname) window.scrollTo(0, 0);
    else {
      pressed = link;
      const endProgress = showProgress();
      // The address follows the page. Pushed first, it would stay behind in the history of the
      // document that takes over when the chunk is gone, and Back would find nothing to show.
      prepare(link.href)
        .finally(endProgress)
        .then(
          (show) => pressed === link && show(),
          () => pressed === link && openDocument(link),
        );
    }
  });

  // The next page's chunk is fetched when a visitor is about to ask for it. A failure here is no
  // failure yet: the press itself tries again.
  for (const hint of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(
      hint,
      ({ target }) => {
        const link = inAppLink(target);
        if (link) prepare(link.href).catch(() => undefined);
      },
      { passive: true },
    );
  }
}
