/*
 * The header's menus are native popovers: they open, close on Escape and on a click outside, and
 * exclude each other without a script. This adds the rest of specification section 2.2.
 */

const openPopovers = () => [...document.querySelectorAll<HTMLElement>("header :popover-open")];

/** Closes whatever is open in the header, innermost first. */
export function closeMenus(): void {
  for (const popover of openPopovers().reverse()) popover.hidePopover();
}

/** Closes menus that focus has left and returns focus from a menu that closes around it. */
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

  // The small-screen menu has no place on a screen that became wide.
  matchMedia("(width > 768px)").addEventListener("change", closeMenus);
}
