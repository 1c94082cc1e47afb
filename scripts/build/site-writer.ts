import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Contents by the path of their file, with forward slashes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** What systems and editors leave in folders, for themselves. */
const leftBehind = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*|.*~|\..*\.sw[a-p])$/i;

/**
 * The files in a folder and the folders in it, if there is one, without what systems leave there. Throws at a link, which
 * may lead to a file that nobody means to publish.
 */
export function filesIn(folder: string): Files {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !leftBehind.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) {
        throw new Error(`${path.replaceAll("\\", "/")} is a link. Put the file itself there.`);
      }
      // A Mac writes "ü" as two characters, and links as one.
      const name = relative(folder, path).replaceAll("\\", "/").normalize();
      return [name, readFileSync(path)] as const;
    });
  return Object.fromEntries(entries);
}

/** Where hosts serve a file, also those that ignore capitals: "About/index.html" at "about". */
const addressOf = (file: string) => file.toLowerCase().replace(/(?:(?:^|\/)index)?\.html$/, "");

/**
 * Collects the files of the site. Throws if two would have one address, with the source of both; only a file that
 * `yields` leaves its place to one that an owner has put into site/public.
 */
export function siteFiles() {
  const sources = new Map<string, string>();
  const files = new Map<string, string | Uint8Array>();
  return {
    files: files as ReadonlyMap<string, string | Uint8Array>,
    add(added: Files, sourceOf: (file: string) => string, yields = false): void {
      for (const [file, content] of Object.entries(added)) {
        const [address, source] = [addressOf(file), sourceOf(file)];
        const other = sources.get(address);
        if (yields && other === `site/public/${file}`) continue;
        if (other !== undefined) {
          throw new Error(
            `${other} and ${source} both are "/${address}" of the site. Rename or delete one of them.`,
          );
        }
        sources.set(address, source);
        files.set(file, content);
      }
    },
  };
}

/** Makes a folder have these files and no others. */
export function replaceFolder(
  folder: string,
  files: Iterable<readonly [file: string, content: string | Uint8Array]>,
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
