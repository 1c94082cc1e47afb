/*
 * The header's menus are native popovers: opening, Escape, light dismiss and one open menu at a time
 * need no script. This file adds what popovers lack: a menu closes when focus leaves it, focus returns to its
 * button, and what it covers can't be reached or read out.
 */

/** Where a menu covers all but the header's bar (--narrow-header). */
const smallScreen = matchMedia("(width <= 48em)");

const openPopovers = () => [...document.querySelectorAll<HTMLElement>("header :popover-open")];

/** Closes all open menus, innermost first. */
export function closeMenus(): void {
  for (const popover of openPopovers().reverse()) popover.hidePopover();
}

/**
 * Closes a menu when focus leaves it; returns focus to its button when it closes with focus inside. One that covers its
 * button takes the focus to its Back button.
 */
export function watchMenus(): void {
  const header = document.querySelector("header");
  const invokerOf = (popover: Element) =>
    header?.querySelector<HTMLButtonElement>(`[popovertarget="${popover.id}"]`);

  header?.addEventListener("focusout", ({ relatedTarget: next }) => {
    if (!(next instanceof Element)) return;
    for (const popover of openPopovers().reverse()) {
      if (!popover.contains(next) && invokerOf(popover) !== next) popover.hidePopover();
    }
  });

  header?.addEventListener(
    "toggle",
    ({ target }) =>
      (target as Element).querySelector<HTMLElement>(":popover-open > button")?.focus(),
    { capture: true },
  );

  header?.addEventListener(
    "beforetoggle",
    (event) => {
      const popover = event.target as HTMLElement;
      const isOpening = (event as ToggleEvent).newState === "open";
      const parts = popover.matches("nav") ? "main,footer" : "header nav>a,header nav>ul>li";
      for (const part of document.querySelectorAll<HTMLElement>(parts)) {
        part.inert = isOpening && smallScreen.matches && !part.contains(popover);
      }
      // Browsers return focus to the button of the outermost popover only.
      if (!isOpening && popover.contains(document.activeElement)) invokerOf(popover)?.focus();
    },
    { capture: true },
  );

  // Back and Forward change the page under an open menu.
  addEventListener("popstate", closeMenus);
  // A menu opened on a small screen must not stay open when the window gets wide.
  smallScreen.addEventListener("change", closeMenus);
}
