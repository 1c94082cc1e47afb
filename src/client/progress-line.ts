/** How long a press may go unanswered before the line says that it was heard, ms. */
const patience = 300;

/**
 * A thin line at the top of the window while the next page is on its way; it shows if that takes
 * longer than `patience`. Call the result when the page is there or will not come.
 */
export function showProgress(): () => void {
  const line = document.createElement("div");
  const timer = setTimeout(() => {
    line.role = "progressbar";
    line.ariaLabel = "The next page is on its way";
    Object.assign(line.style, {
      position: "fixed",
      inset: "0 0 auto",
      zIndex: "99",
      blockSize: "3px",
      background: "var(--amber)",
      transformOrigin: "0",
    });
    document.body.append(line);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // Quick at first, then slower and slower: it arrives when the page does.
    line.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(.9)" }], {
      duration: 8000,
      easing: "cubic-bezier(.1,.7,.2,1)",
      fill: "forwards",
    });
  }, patience);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}
