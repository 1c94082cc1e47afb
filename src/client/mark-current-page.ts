/** Marks the links of header and footer that lead to the page at the current address, not to a part of it. */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a, footer li > a")) {
    if (link.href === location.origin + location.pathname) {
      link.setAttribute("aria-current", "page");
    } else {
      link.removeAttribute("aria-current");
    }
  }
}
