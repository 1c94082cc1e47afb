/** Scroll position up to which the header is in its first state, px (specification section 9). */
const threshold = 10;

/**
 * Tells the header whether the page is scrolled, for browsers that cannot follow the scroll
 * position in CSS (see Header.module.css, which also keeps this to wide screens).
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

/** Lets the page jump to what Tab reaches: with smooth scrolling it is out of sight for a while. */
export function jumpOnTab(): void {
  // The code, because WebKitGTK names no key for Shift+Tab.
  addEventListener("keydown", ({ code }) => {
    document.documentElement.style.scrollBehavior = code === "Tab" ? "auto" : "";
  });
}
