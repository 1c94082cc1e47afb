import type { MarkdownIt, StateCore, StateInline, Token } from "markdown-it";
import { atLineStarts, type Foreign, footnotes, inParagraphs } from "./foreign-patterns.ts";

/** What a message says of something foreign. */
function messageOf([found]: RegExpExecArray, [pattern, is, instead]: Foreign[number]): string {
  const remedy = instead ? ` Write ${found.replace(new RegExp(pattern, "mu"), instead)}.` : "";
  return `"${found.trim()}" ${is}${remedy}`.replaceAll("\n", " ");
}

/** Makes what is foreign where the parser stands a token of its own. */
const rule = (all: Foreign) => (state: StateInline, silent: boolean) => {
  for (const foreign of all) {
    const [pattern] = foreign;
    pattern.lastIndex = state.pos;
    const match = pattern.exec(state.src);
    if (!match) continue;
    if (!silent) state.push("foreign", "", 0).content = messageOf(match, foreign);
    state.pos += match[0].length;
    return true;
  }
  return false;
};

/** Languages of code that other programs show as a picture, a list or a box. */
const drawn = /^(?:mermaid|plantuml|dataview(?:js)?|math|ad-\w+|\{\w)/;

/** What is wrong with a block, if something is. */
function mistakeOf(
  { type, map, info, level, nesting }: Token,
  before: readonly Token[],
  lines: readonly string[],
) {
  if (type === "fence" && drawn.test(info)) {
    return `"${info}" is a block of another program. Write what it shows, or show a picture of it.`;
  }
  if (!before.at(-1)?.type.endsWith("_list_close") || nesting < 0) return undefined;
  const list = before.findLast((other) => other.level === level && other.nesting > 0);
  const [above = 0, own = 0] = [list?.map, map].map((place) =>
    lines[place?.[0] ?? 0]?.search(/[^\s>]/),
  );
  // The sign of a quotation isn't a space, and one space is a slip.
  return type !== "blockquote_open" && own > above + 1
    ? "this line isn't part of the list's entry above it. Begin it below the entry's first letter, or without spaces."
    : undefined;
}

/** Makes mistakes in blocks, and definitions that no link uses, tokens of their own. */
function blocks({ src, tokens, env, md, Token }: StateCore): void {
  const report = (line: number, content: string) =>
    found.push(Object.assign(new Token("foreign", "", 0), { content, map: [line, line] }));
  const found: Token[] = [];
  const lines = src.split("\n");
  for (const [index, token] of tokens.entries()) {
    const mistake = mistakeOf(token, tokens.slice(0, index), lines);
    if (mistake) report(token.map?.[0] ?? 0, mistake);
  }
  const normalize = md.utils.normalizeReference;
  for (const label of Object.keys(env.references ?? {})) {
    const [, ...places] = normalize(src).split(`[${label}]`);
    if (!places.every((rest) => rest.startsWith(":"))) continue;
    const line = lines.findIndex((text) =>
      normalize(text.replace(/^[\s>]+/, "")).startsWith(`[${label}]:`),
    );
    report(
      line,
      `"${lines[line]?.trim() ?? label}" is the address of a link that the text doesn't have. Delete it, or write \\[ if it's meant as words.`,
    );
  }
  tokens.push(...found);
}

/**
 * Finds syntax of other programs, and Markdown with a slip in it, which would be published as its source: tokens of
 * type "foreign", whose content says what to write instead. What has a backslash before it, or is code, is meant.
 */
export function findForeignSyntax(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "footnotes", rule(footnotes));
  markdown.inline.ruler.push("foreign", rule(inParagraphs));
  markdown.core.ruler.after("block", "blocks", blocks);
  markdown.core.ruler.before("text_join", "foreign", ({ tokens, Token }) => {
    for (const [index, { type, map, content, children }] of tokens.entries()) {
      if (type !== "inline" || !map || !children) continue;
      const report = (message: string, line = map[0]) => {
        const token = new Token("foreign", "", 0);
        children.push(Object.assign(token, { content: message, map: [line, line] }));
      };
      for (const [place, part] of children.entries()) {
        const line = part.map?.[0];
        const [before, after] = [children[place - 1], children[place + 1]];
        if (part.type === "link_open" && after?.type === "link_close") {
          report("a link has no words. Write [words](address).", line);
        }
        if (part.attrGet("title")) {
          report(
            `the title "${part.attrGet("title")}" isn't shown. Leave it out, or write it as text.`,
            line,
          );
        }
        if (
          part.type === "em_open" &&
          /\d$/.test(`${before?.content}`) &&
          /^\d/.test(`${after?.content}`)
        ) {
          report("a * between numbers makes what follows slanted. Write × or \\*.", line);
        }
        if (part.type === "image" && /\|[\dx\s]+$/.test(part.content)) {
          report(
            `"${part.content}" gives a size, which the build chooses. Write the words without it.`,
            line,
          );
        }
        const [open] = /~~(?=\S)|(?<=\S)~~|(?<![\w`])`+(?=\w)(?!\w+')/.exec(part.content) ?? [];
        if (part.type === "text" && open) {
          report(`${open} has no other one. Write ${open}words${open}.`, line);
        }
        const [mark] = /\*\*|(?<!\w)__(?=[^\W_])|(?<=[^\W_])__(?!\w)/.exec(part.content) ?? [];
        if (part.type === "text" && mark) {
          report(
            `${mark} makes no words strong here. Write **words** with no space inside and one outside.`,
            line,
          );
        }
      }
      if (tokens[index - 1]?.type !== "paragraph_open") continue;
      for (const foreign of atLineStarts) {
        const match = foreign[0].exec(content);
        if (!match) continue;
        const line = map[0] + content.slice(0, match.index).split("\n").length - 1;
        report(messageOf(match, foreign), line);
      }
    }
  });
}
