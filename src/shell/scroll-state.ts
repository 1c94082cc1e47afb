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

/**
 * Lets the page jump where the Tab key goes and glide elsewhere: focus that glides is out of sight for
 * as long as the keys come quicker. What has focus then is moved clear of the header where the browser
 * ignored its scroll-margin: Firefox always does, WebKit in text fields.
 */
export function jumpOnTab(): void {
  // By code: WebKitGTK gives Shift+Tab no key.
  addEventListener("keydown", ({ code }) => {
    document.documentElement.style.scrollBehavior = code === "Tab" ? "auto" : "";
  });
  addEventListener("keyup", ({ code }) => {
    if (code !== "Tab") return;
    document.querySelector(":is(main, footer) :focus")?.scrollIntoView({ block: "nearest" });
  });
}
