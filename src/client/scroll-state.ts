/** Scroll position in px from which the header counts as scrolled (specification section 9). */
const threshold = 10;

/**
 * Keeps `data-scrolled` on the header for browsers without CSS scroll-driven animations (see
 * HeaderStates.module.css).
 */
export function watchScroll(): void {
  if (CSS.supports("animation-timeline", "scroll()")) return;
  const header = document.querySelector("header");
  const memory = header?.querySelector("input");
  const update = () => {
    const scrolled = scrollY > threshold;
    header?.setAttribute("data-scrolled", String(scrolled));
    if (memory) memory.checked = scrolled;
  };
  addEventListener("scroll", update, { passive: true });
  update();
}
