import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The sitemap of pages with the day of their last commit. Without a full git history, without days. */
export async function sitemap(
  pages: ReadonlyArray<{ address: string; folder: string }>,
): Promise<string> {
  const historyKnown = (await git("rev-parse", "--is-shallow-repository")) === "false";
  const entries = await Promise.all(
    pages.map(async ({ address, folder }) => {
      // The folder's own files and its content folder, without the pages below it.
      const own = [`:(glob)${folder}/*`, `${folder}/content`];
      const changed = historyKnown && (await git("log", "-1", "--format=%cs", "--", ...own));
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
