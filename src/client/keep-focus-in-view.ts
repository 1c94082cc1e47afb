/**
 * Scrolls the element that Tab reaches out from under the header. Firefox ignores scroll-margin
 * there, and so does WebKit in text fields.
 */
export function keepFocusInView(): void {
  addEventListener("keyup", ({ code }) => {
    const focused = code === "Tab" ? document.activeElement : null;
    if (focused?.matches("main *, footer *")) focused.scrollIntoView({ block: "nearest" });
  });
}
