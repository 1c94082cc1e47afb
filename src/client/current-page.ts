/** Marks the links of header and footer that lead to the page at the current address. */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a, footer nav a")) {
    if (link.pathname === location.pathname && link.origin === location.origin) {
      link.setAttribute("aria-current", "page");
    } else {
      link.removeAttribute("aria-current");
    }
  }
}
