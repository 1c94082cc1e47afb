import { createHash } from "node:crypto";
import type { Project } from "./project";

/** Where something is left, what it is, and what to do. `line` is null for a picture or a folder. */
export type Place = {
  readonly file: string;
  readonly line: number | null;
  readonly text: string;
  readonly todo: string;
};

/** Where the company's record is. */
export const companyFile = "src/site/company.ts";

/** What visitors or hosts get to see. */
export const published = /^(?:src|public|deploy)\//;

/** What has words. */
export const worded = /^(?:src\/(?:site|pages)\/|src\/\w+\/content\.ts$|public\/)/;

const comment = /^\s*(?:\/\/|\/?\*|#|<!--)/;

/** Every match of a pattern in the files whose path matches `where`, comments aside. */
export const matches = ({ texts }: Project, where: RegExp, pattern: RegExp) =>
  texts
    .filter(({ path }) => where.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((words, index) => {
        const found = comment.test(words) ? [] : new Set(words.match(pattern));
        return [...found].map((match) => ({ file: path, line: index + 1, match }));
      }),
    );

/** Turns matches into places: what it is, from the match, and what to do. */
export const toPlaces = (
  found: ReturnType<typeof matches>,
  text: (match: string) => string,
  todo: string,
): readonly Place[] =>
  found.map(({ file, line, match }) => ({ file, line, text: text(match), todo }));

/** A pattern for any of some words, each as a whole word. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<!\\w)(?:${words.map((word) => word.replace(/[.*+?()[\]]/g, "\\$&")).join("|")})(?!\\w)`,
    "g",
  );

/** The number of the first line that contains a string, comments aside, or 1. */
export const lineOf = ({ texts }: Project, file: string, part: string): number => {
  const lines = texts.find(({ path }) => path === file)?.lines ?? [];
  return Math.max(1, lines.findIndex((line) => !comment.test(line) && line.includes(part)) + 1);
};

/** What a property of an unknown value is; undefined if there is none. */
export const property = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** A field of the company's record, such as "address", "city". */
export const ofCompany = ({ records }: Project, ...keys: readonly string[]): string => {
  const value = keys.reduce(property, records.get(companyFile)?.exports["company"]);
  return typeof value === "string" ? value : "";
};

/** The start of the SHA-256 of a file or text. */
export const fingerprint = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);
