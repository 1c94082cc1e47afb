import type { Family } from "~/content-types";

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

/** The family whose menu in the header lists the page at a path. */
export const familyInMenus = (path: string): Family | undefined =>
  document.querySelector<HTMLElement>(`header [data-family]:has([href="${CSS.escape(path)}"])`)
    ?.dataset["family"] as Family | undefined;
