import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Token } from "markdown-it";
import { decoded } from "../../src/lib/hrefs.ts";
import { routeAt } from "../../src/lib/routes.ts";
import { isAddress } from "../lib/is-address.ts";
import { unseen } from "../lib/unseen.ts";
import { isNoDescription } from "./alt-text.ts";
import { isArticlePath } from "./article-files.ts";

/** What is wrong with a link that leads to no page: it may lead to an article, a file, a part of its own page, or elsewhere. */
export function mistakesInLink(href: string, path: string): readonly string[] {
  const isRight =
    isAddress(href) ||
    isArticlePath(path) ||
    (path.startsWith("/files/") && isPublic(decoded(path)));
  if (isRight) return [];
  const meant = routeAt(path.toLowerCase().replace(/(?:\.html)?\/?$/, ""));
  return meant
    ? [`the link leads to "${href}". Write ${meant.path}.`]
    : [
        `the link leads to "${href}", which is neither a page of site/routes.ts, a published article nor a file in site/public/files. Other addresses begin with #, https:, mailto: or tel:+.`,
      ];
}

/** Whether a file is in site/public. A Mac writes "ü" as two characters. */
const isPublic = (path: string) =>
  [path, path.normalize("NFD")].some((one) => existsSync(join("site/public", one)));

/** What is wrong with a picture and the words for those who can't see it. */
export const mistakesInPicture = (src: string, words: string): readonly string[] => [
  ...(/^\/|^[a-z]+:/i.test(src)
    ? [`the picture ${src} must be a file beside the text: ![words](./file.jpg).`]
    : []),
  ...(isNoDescription(words)
    ? [`the picture ${src} needs words for those who can't see it: ![words](…).`]
    : []),
  ...(/\|[\dx ]+$/.test(words)
    ? [`"${words}" gives a size, which the build chooses. Write the words without it.`]
    : []),
];

/** What is wrong with code between fences: a diagram that would be shown as text, or no end. */
export function mistakesInCode({ info, map, markup }: Token, lines: readonly string[]) {
  const [start = 0, end = 0] = map ?? [];
  return [
    ...(/^(?:mermaid|plantuml|dataview|math|ad-|\{\w)/.test(info)
      ? [`"${info}" would be published as code. Write what it shows, or show a picture of it.`]
      : []),
    ...(end - start < 2 || !lines[end - 1]?.trimEnd().endsWith(markup)
      ? [`the code has no end. Write ${markup} below it.`]
      : []),
  ];
}

/** What is wrong with a paragraph or another line of words: a number in bold in place of a heading, what can't be seen. */
export function mistakesInWords({ type, content }: Token): readonly string[] {
  const [, title] = /^\*\*(\d+[.)] [^*]+)\*\*$/.exec(content) ?? [];
  const [word] = (type === "inline" && unseen.exec(content)) || [];
  return [
    ...(title ? [`"${title}" is no heading. Write ## ${title}`] : []),
    ...(word ? [`"${word}" has a character that can't be seen or was lost. Type it again.`] : []),
  ];
}
