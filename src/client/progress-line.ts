import { patience } from "~/lib/patience";
import { loading } from "~/site/words/notices";

/** Time from a press until the line appears, ms. Most pages are there sooner. */
const delay = 300;

/**
 * Shows a thin progress line at the top of the window while the next page loads. Call the returned
 * function when the page is there or has failed.
 */
export function showProgress(): () => void {
  const line = document.createElement("div");
  const timer = setTimeout(() => {
    line.setAttribute("role", "progressbar");
    line.setAttribute("aria-label", loading);
    Object.assign(line.style, {
      position: "fixed",
      inset: "0 0 auto",
      zIndex: "99",
      blockSize: "3px",
      background: "var(--highlight)",
      transformOrigin: "0",
    });
    document.body.append(line);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // Fast at first, then slower, and never full: how long it takes is unknown.
    line.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(.9)" }], {
      duration: patience,
      easing: "cubic-bezier(.1,.7,.2,1)",
      fill: "forwards",
    });
  }, delay);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}
