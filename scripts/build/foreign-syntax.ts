import type { MarkdownIt, StateInline } from "markdown-it";
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

/**
 * Finds syntax of other programs, and Markdown with a slip in it, which would be published as its source: tokens of
 * type "foreign", whose content says what to write instead. What has a backslash before it, or is code, is meant.
 */
export function findForeignSyntax(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "footnotes", rule(footnotes));
  markdown.inline.ruler.push("foreign", rule(inParagraphs));
  markdown.core.ruler.before("text_join", "foreign", ({ tokens, Token }) => {
    for (const [index, { type, map, content, children }] of tokens.entries()) {
      if (type !== "inline" || !map || !children) continue;
      const report = (message: string, line = map[0]) => {
        const token = new Token("foreign", "", 0);
        children.push(Object.assign(token, { content: message, map: [line, line] }));
      };
      for (const [place, part] of children.entries()) {
        const line = part.map?.[0];
        if (part.type === "link_open" && children[place + 1]?.type === "link_close") {
          report("a link has no words. Write [words](address).", line);
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
