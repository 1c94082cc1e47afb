import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { dayOf } from "../../src/lib/day.ts";

/** A page: its folder, or the day on which it changed. */
type Page = { readonly address: string } & (
  | { readonly folder: string; readonly changed?: never }
  | { readonly changed: string; readonly folder?: never }
);

/** The sitemap of pages with their day or that of their last commit. Without a full git history, without the latter. */
export async function sitemap(pages: readonly Page[]): Promise<string> {
  const historyKnown = (await git("rev-parse", "--is-shallow-repository")) === "false";
  const entries = await Promise.all(
    pages.map(async ({ address, folder, ...page }) => {
      // Without the pages below it.
      const own = `:(glob)${folder}/*`;
      const commit = historyKnown && (await git("log", "-1", "--format=%cI", "--", own));
      const changed = page.changed ?? (commit && dayOf(new Date(commit)));
      return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Output of git, "" without git or a repository. */
const git = (...words: readonly string[]): Promise<string> =>
  promisify(execFile)("git", words).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
