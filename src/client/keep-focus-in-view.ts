/**
 * Moves what Tab reaches clear of the header where the browser ignores its scroll-margin: Firefox
 * always does, WebKit in text fields.
 */
export function keepFocusInView(): void {
  addEventListener("keyup", ({ code }) => {
    const focused = code === "Tab" ? document.activeElement : null;
    if (focused?.matches("main *, footer *")) focused.scrollIntoView({ block: "nearest" });
  });
}
