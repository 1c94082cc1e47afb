import { existsSync } from "node:fs";

/** The module of the page in a folder: page.tsx, or content.md if that is all of the page. */
export const pageFile = (folder: string): string =>
  existsSync(`${folder}/page.tsx`) ? `${folder}/page.tsx` : `${folder}/content.md`;
