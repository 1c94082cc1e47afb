import type { MarkdownIt, StateInline } from "markdown-it";

/** What looks like Markdown and would be published as it stands: a pattern, a sentence and what to write instead. */
type Foreign = ReadonlyArray<readonly [pattern: RegExp, is: string, instead?: string]>;

/** Before links, because "[^1]: Words" defines one. */
const footnotes: Foreign = [
  [
    /\[\^[^\]\s]+\]/y,
    "is a footnote, which texts don't have here. Write the note in parentheses, or in a section that you link to.",
  ],
];

const inParagraphs: Foreign = [
  [/!?\[\[([^\]\n]+)\]\]/y, "is a link of another program.", "[$1](address)"],
  [/(!\[[^\]]*\]\(\S+) =\d*x\d*\)/y, "gives a size, which the build chooses.", "$1)"],
  [
    /(!?\[[^\]]*\])\(\s*([^)\n]*?\s[^)\n]*?)\s*\)/y,
    "is no link or picture, because its address has spaces.",
    "$1(<$2>)",
  ],
  [/(!?\[[^\]]*\])\([^)\n]*\)/y, "is no link or picture.", "$1(address)"],
  [
    /(!?\[[^\]]*\])\s+\(((?:\.{0,2}\/|#|https?:|mailto:|tel:)[^)\s]*)\)/y,
    "is no link or picture, because something is between ] and (.",
    "$1($2)",
  ],
  [
    /(?<=\([^)\n]+\))\[(?:\.{0,2}\/|#|https?:|mailto:|tel:)[^\]\s]*\]/y,
    "is no link, because ( and [ are exchanged. Write [words](address).",
  ],
  [
    /(!?\[[^\]]+\])\[[^\]]*\]/y,
    "is no link or picture, because the text doesn't define its address.",
    "$1(address)",
  ],
  [/(!\[[^\]]*\])/y, "is a picture without an address.", "$1(./file.jpg)"],
  [/\[!\w+\]/y, "begins a box of another program. Begin the quotation with **Note** instead."],
  [
    /\{\{.*?\}\}|\{%.*?%\}|\[\/\w+\]|\[\w+(?: [\w-]+=[^\]]*)\]|\[toc\]/iy,
    "is a shortcode of another program. Write what it stands for, or leave it out.",
  ],
  [
    /\{(?:[#.:]|\w+=)[^}\n]*\}/y,
    "is an attribute of another program. Leave it out; anchors follow the words of headings.",
  ],
  [/==([^=\s](?:[^=\n]*[^=\s])?)==/y, "is marked text of another program.", "**$1**"],
  [
    /~[^~\s]+~|\^[^^\s]+\^/y,
    "is lowered or raised text of another program. Write ₂ or ², or words.",
  ],
  [
    /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/y,
    "is a code for an emoji. Write the emoji, or leave it out.",
  ],
];

/** Those that begin a line of a paragraph. */
const atLineStarts: Foreign = [
  [
    /^\[[ x]\] /i,
    "is a box of a task list, which texts don't have here. Write the list without it.",
  ],
  [/^[•◦▪‣·][ \t]/m, "begins no list. Write - instead."],
  [/^#{2,6}(?=[^#\s])/m, "begins no heading. Write a space after it."],
  [/^\d+[.)](?=\p{Lu})/mu, "begins no list. Write a space after it."],
  [
    /^(?::::|!!! ).*/m,
    "belongs to a block of another program. Write a quotation, >, or a heading.",
  ],
  [/^:[ \t]+\S.*/m, "is a definition list of another program. Write a list or a table."],
  [
    /^(?:\|.*\||[\s:|-]*--[\s:|-]*\|[\s:|-]*)$/m,
    "is no row of a table. The second line of one is |---|---|, with as many cells as the first.",
  ],
];

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
