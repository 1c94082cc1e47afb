import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../scripts/lib/files-below";

const folder = "dist";

if (!existsSync(folder)) throw new Error("There is no dist/ yet. Run: npm run build");

/** Every file of the built site, by its path below dist/, with forward slashes. */
export const builtFiles = filesBelow(folder);

/** Stops a test file that reads what npm run build -- --fast leaves out. */
export function needFullBuild(): void {
  if (builtFiles.includes("index.html.br")) return;
  throw new Error("dist/ has no OG images and compressed files (--fast). Run: npm run build");
}

/** Contents of a built file. */
export const read = (file: string): Buffer => readFileSync(join(folder, file));

/** Whether a file is the owner's, as it is in site/public, and not the build's. */
export const isPublicFile = (file: string): boolean => existsSync(join("site/public", file));

/** The built documents and their text. */
export const documents = builtFiles
  .filter((file) => file.endsWith(".html") && !isPublicFile(file))
  .map((file) => ({ file, html: read(file).toString() }));

/** Size in bytes with brotli, or of the file itself if it has no .br. */
export const sentBytes = (file: string): number =>
  read(builtFiles.includes(`${file}.br`) ? `${file}.br` : file).length;
