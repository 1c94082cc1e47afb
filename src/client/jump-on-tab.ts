/** Turns smooth scrolling off while Tab moves focus, so that the focused element is in view at once. */
export function jumpOnTab(): void {
  // `code`, because WebKitGTK has no `key` for Shift+Tab.
  addEventListener("keydown", ({ code }) => {
    document.documentElement.style.scrollBehavior = code === "Tab" ? "auto" : "";
  });
}
