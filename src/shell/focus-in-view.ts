/**
 * Moves what Tab reaches clear of the header where the browser ignores its scroll-margin: Firefox
 * always does, WebKit in text fields.
 */
export function keepFocusInView(): void {
  addEventListener("keyup", ({ code }) => {
    if (code !== "Tab") return;
    document.querySelector(":is(main, footer) :focus")?.scrollIntoView({ block: "nearest" });
  });
}
