/** Scroll position in px from which the header counts as scrolled. */
const threshold = 10;

/**
 * Keeps `data-scrolled` on the header for browsers without CSS scroll-driven animations (see
 * HeaderStates.module.css).
 */
export function watchScroll(): void {
  if (CSS.supports("timeline-scope:--a")) return;
  // Every document has both.
  const header = document.querySelector("header") as HTMLElement;
  const memory = header.querySelector("input") as HTMLInputElement;
  const update = () => {
    const scrolled = scrollY > threshold;
    header.dataset["scrolled"] = `${scrolled}`;
    memory.checked = scrolled;
  };
  addEventListener("scroll", update, { passive: true });
  update();
}
