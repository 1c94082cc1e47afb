/**
 * Keeps the element that Tab reaches in view: turns smooth scrolling off while Tab is pressed, so that
 * it's there at once, and scrolls it out from under the header. Firefox ignores scroll-margin there,
 * and so does WebKit in text fields.
 */
export function keepFocusInView(): void {
  const scrollAtOnce = (yes: boolean) => {
    document.documentElement.style.scrollBehavior = yes ? "auto" : "";
  };
  // `code`, because WebKitGTK has no `key` for Shift+Tab.
  addEventListener("keydown", ({ code }) => scrollAtOnce(code === "Tab"));
  addEventListener("keyup", ({ code }) => {
    const focused = code === "Tab" ? document.activeElement : null;
    if (focused?.matches("main *, footer *")) focused.scrollIntoView({ block: "nearest" });
    scrollAtOnce(false);
  });
  // The key may be released in another window.
  addEventListener("pointerdown", () => scrollAtOnce(false));
}
