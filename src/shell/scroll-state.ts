/** Scroll position up to which the header is in its first state, px (specification section 9). */
const threshold = 10;

/**
 * Tells the header whether the page is scrolled, for browsers that cannot follow the scroll
 * position in CSS (see Header.module.css, which also keeps this to wide screens).
 */
export function watchScroll(): void {
  if (CSS.supports("animation-timeline", "scroll()")) return;
  const header = document.querySelector("header");
  const update = () => header?.toggleAttribute("data-scrolled", scrollY > threshold);
  addEventListener("scroll", update, { passive: true });
  update();
}

/**
 * Lets the page jump where the Tab key goes and glide elsewhere: focus that glides is out of sight for
 * as long as the keys come quicker.
 */
export function jumpOnTab(): void {
  addEventListener("keydown", ({ key }) => {
    document.documentElement.style.scrollBehavior = key === "Tab" ? "auto" : "";
  });
}
