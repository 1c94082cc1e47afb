/**
 * Opens answers and lists that are folded while the page is printed. Style sheets open them too, in browsers with
 * `::details-content`, which came in 2024 and 2025.
 */
export function unfoldInPrint(): void {
  window.onbeforeprint = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      details.open = true;
      addEventListener("afterprint", () => (details.open = false), { once: true });
    }
  };
}
