import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../lib/files-below";

/** The lines of files with text, by their paths. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** What an owner has set and written, as the checks read it. */
export type Project = {
  readonly company: {
    readonly address: { readonly street: string; readonly city: string };
  };
  readonly delivery: { readonly address: string } | undefined;
  readonly legalLinks: typeof import("../../../site/words/header-and-footer").legalLinks;
  /** Of the pages that there are. */
  readonly targets: readonly string[];
  /** Paths at which the site has something: pages, and what is redirected. */
  readonly routed: readonly string[];
  /** Paths of the published site. */
  readonly published: readonly string[];
  /** Of the owner's files. */
  readonly paths: readonly string[];
  readonly texts: Texts;
};

/** Where something is left, and what it is. A picture has no line. */
export type Place = {
  readonly file: string;
  readonly line?: number;
  readonly text: string;
};

const withText = /\.(?:tsx?|css|svg|html|md|txt|jsonc?|xml)$/;

/** Where a finding is: "site/company.ts:21". */
export const locationOf = ({ file, line }: Place): string => (line ? `${file}:${line}` : file);

/** The files of some folders of a project. */
const pathsIn = (folders: readonly string[], root = ".") =>
  folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));

/** The lines of files that have text. */
const textsOf = (paths: readonly string[], root = "."): Texts =>
  new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8").split(/\r?\n/)]));

/** The code of an owner and of the engine. */
export const codeIn = (root = "."): Texts =>
  textsOf(
    pathsIn(["site", "src"], root).filter((path) => /\.tsx?$/.test(path)),
    root,
  );

/** What check:ready reads. */
export function ownersFiles(): Pick<Project, "paths" | "texts"> {
  const paths = pathsIn(["site"]);
  return { paths, texts: textsOf(paths.filter((path) => withText.test(path))) };
}

/** Whether a line of a file is a comment. In Markdown, # and * begin headings and lists. */
const isComment = (file: string, line: string) =>
  (file.endsWith(".md") ? /^\s*<!--/ : /^\s*(?:\/\/|\/?\*|#|<!--)/).test(line);

/** Every match of a pattern in the files whose path matches `where`, comments aside. */
export const matches = (texts: Texts, where: RegExp, pattern: RegExp) =>
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
