/*
 * The header's menus are native popovers: opening, Escape, light dismiss and one open menu at a time
 * need no script. This file adds what popovers lack: a menu closes when focus leaves it, and focus returns
 * to its button.
 */

const openPopovers = () => [...document.querySelectorAll<HTMLElement>("header :popover-open")];

/** Closes all open menus, innermost first. */
export function closeMenus(): void {
  for (const popover of openPopovers().reverse()) popover.hidePopover();
}

/** Closes a menu when focus leaves it; returns focus to its button when it closes with focus inside. */
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

  // Browsers return focus to the button of the outermost popover only.
  header?.addEventListener(
    "beforetoggle",
    (event) => {
      const popover = event.target as HTMLElement;
      if (
        (event as ToggleEvent).newState === "closed" &&
        popover.contains(document.activeElement)
      ) {
        invokerOf(popover)?.focus();
      }
    },
    { capture: true },
  );

  // Back and Forward change the page under an open menu.
  addEventListener("popstate", closeMenus);
  // A menu opened on a small screen must not stay open when the window gets wide.
  matchMedia("(width > 48em)").addEventListener("change", closeMenus);
}
