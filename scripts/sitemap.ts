import { execFileSync } from "node:child_process";

/**
 * The sitemap of pages, each with the day of its last change where the history is known: a copy
 * without history, or with a shortened one, leaves the days out.
 */
export function sitemap(pages: ReadonlyArray<{ address: string; folder: string }>): string {
  const historyKnown = git("rev-parse", "--is-shallow-repository") === "false";
  const entries = pages.map(({ address, folder }) => {
    // The folder's own files and its records: pages below it have entries of their own.
    const own = [`:(glob)${folder}/*`, `${folder}/content`];
    const changed = historyKnown && git("log", "-1", "--format=%cs", "--", ...own);
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** What git prints, or "" where there is no git or no repository. */
function git(...words: readonly string[]): string {
  try {
    return execFileSync("git", words, { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
