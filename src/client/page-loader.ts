import type { Route } from "~/lib/routes";
import { importPage, type PageModule } from "./page-modules";

const pages = new Map<Route, PageModule>();
let wholeStyles: Promise<unknown> | undefined;

/** The page of a route if it has been loaded. */
export const loadedPage = (route: Route): PageModule | undefined => pages.get(route);

/**
 * Fetches the chunk of a route's page, and the style sheets of which the
 * document has inlined only what its own page needs. Rejects if either fails. The next call tries
 * style sheets again; browsers remember an import that failed.
 */
export async function loadPage(route: Route): Promise<PageModule> {
  const [page] = await Promise.all([importPage(route), loadWholeStyles()]);
  pages.set(route, page);
  return page;
}

/**
 * Fetches the document's style sheets, for what it doesn't show yet: another page, or what an island shows later.
 * Rejects if one fails; the next call tries again.
 */
export function loadWholeStyles(): Promise<unknown> {
  wholeStyles ??= enableStyleSheets().catch((failure) => {
    wholeStyles = undefined;
    throw failure;
  });
  return wholeStyles;
}

/**
 * Enables the style sheets that are still disabled, and waits for all of them. Those already
 * enabled fire no second `load`.
 */
async function enableStyleSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const results = await Promise.allSettled(
    links.filter(({ disabled }) => disabled).map(enableStyleSheet),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

const enableStyleSheet = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Must be disabled before it can be fetched again.
      link.disabled = true;
      reject(new Error(`Unable to load ${link.href}`));
    };
    link.disabled = false;
  });
