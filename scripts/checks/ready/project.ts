import { pathsIn, textsIn } from "../../lib/files-below";

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

/** The lines of files that have text. */
const linesIn = (...files: Parameters<typeof textsIn>): Texts =>
  new Map([...textsIn(...files)].map(([file, text]) => [file, text.split(/\r?\n/)]));

/** The code of an owner and of the engine. */
export const codeIn = (root = "."): Texts => linesIn(["site", "src"], /\.tsx?$/, root);

/** What check:ready reads. */
export const ownersFiles = (): Pick<Project, "paths" | "texts"> => ({
  paths: pathsIn(["site"]),
  texts: linesIn(["site"], withText),
});

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
