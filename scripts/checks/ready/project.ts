import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../lib/files-below";

/** The values that an owner sets. */
export type Records = {
  readonly company: {
    readonly address: { readonly street: string; readonly city: string };
  };
  /** Sentences about colors that are hard to read. */
  readonly contrast: readonly string[];
  readonly delivery: { readonly address: string } | undefined;
  readonly legalLinks: typeof import("../../../site/words/header-and-footer").legalLinks;
  /** Of the pages that there are. */
  readonly targets: readonly string[];
  /** Paths at which the site has something: pages, and what is redirected. */
  readonly routed: readonly string[];
  /** Paths of the published site. */
  readonly published: readonly string[];
  readonly announcement?: import("../../../site/words/header-and-footer").Announcement | undefined;
  /** What site/ready.ts leaves on purpose. */
  readonly accepted: typeof import("../../../site/ready").accepted;
};

/** The files of a project; paths are relative to its root. Nothing is built. */
export type Files = {
  /** Every file, except of folders that are installed or built. */
  readonly paths: readonly string[];
  /** The lines of files with text. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The start of the SHA-256 of a file. */
  readonly fingerprintOf: (path: string) => string;
};

/** A project as the checks read it. */
export type Project = Records & Files;

/** Where something is left and what it is. `line` is null for a picture or a folder. */
export type Place = {
  readonly file: string;
  readonly line: number | null;
  readonly text: string;
  /** What to do, if it isn't the check's advice. */
  readonly todo?: string;
};

const skippedFolders = /^(?:node_modules|dist|build|test-results|playwright-report|\..*)$/;
const withText = /(?:\.(?:ts|tsx|mjs|css|svg|html|md|txt|json|jsonc|xml|conf|toml)|^LICENSE)$/;

/** Whether a line of a file is a comment. In Markdown, # and * begin headings and lists. */
const isComment = (file: string, line: string) =>
  (file.endsWith(".md") ? /^\s*<!--/ : /^\s*(?:\/\/|\/?\*|#|<!--)/).test(line);

/** Where a finding is: "site/company.ts:21". */
export const locationOf = ({ file, line }: Place): string =>
  line === null ? file : `${file}:${line}`;

/** Reads the files of a project. */
export function projectFiles(root: string): Files {
  const paths = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (skippedFolders.test(entry.name)) return [];
    return filesBelow(join(root, entry.name)).map((file) => `${entry.name}/${file}`);
  });
  const texts = paths
    .filter((path) => withText.test(path))
    .map((path) => [path, readFileSync(join(root, path), "utf8").split(/\r?\n/)] as const);
  const fingerprintOf = (path: string) =>
    hash("sha256", readFileSync(join(root, path))).slice(0, 12);
  return { paths, texts: new Map(texts), fingerprintOf };
}

/** Every match of a pattern in the files whose path matches `where`, comments aside. */
export const matches = ({ texts }: Project, where: RegExp, pattern: RegExp) =>
  [...texts].flatMap(([file, lines]) =>
    (where.test(file) ? lines : []).flatMap((words, index) => {
      const found = isComment(file, words) ? [] : new Set(words.match(pattern));
      return [...found].map((match) => ({ file, line: index + 1, match }));
    }),
  );

/** The number of the first line that contains a string, comments aside, or 1. */
export const lineOf = ({ texts }: Project, file: string, part: string): number =>
  (texts.get(file) ?? []).findIndex((line) => !isComment(file, line) && line.includes(part)) + 1 ||
  1;
