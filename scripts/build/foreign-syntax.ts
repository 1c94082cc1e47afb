import type { MarkdownIt, Token } from "markdown-it";
import { mistakesInWords } from "./markdown-mistakes.ts";

/** Signs that are left in words, in the order in which they are looked for, and what to write instead. */
const signs: ReadonlyArray<readonly [advice: string, ...patterns: RegExp[]]> = [
  ["Write the note in parentheses, or in a section", /\[\^[^\]\s]+\]|\^\[[^\]\n]+\]/gmu],
  ["Begin the quotation with **Note**", /\[!\w+\]/gmu],
  [
    "Delete what only another program reads",
    /%%[\s\S]*?%%|^%%|%%$|\{\{.*?\}\}|\{%.*?%\}|\{\s?(?:[#.]\w|:|[\w-]+=)[^}\n]*\}/gmu,
    /(?<!\))\[\/[\w-]+\]|\[[\w-]+ [\w-]+=[^\]]*\]|\[(?:toc|TOC|gallery|playlist|embed)\]/gmu,
    /\[(?:youtube|vimeo|embed|video|audio|tweet|instagram)[ =]https?:[^\]]*\]/gmu,
    /^(?::::|!!! ).*|(?<![\s\S])\[[ xX]\](?= )/gmu,
  ],
  [
    "Write [words](address) or ![words](./file.jpg), an address with spaces between < and >",
    /!?\[\[[^\]\n]+\]\]|!?\[[^[\]]*\](?:\([^)\n]*\)|\[[^\]]*\])|!\[[^\]]*\]/gmu,
    /!?\[[^[\]]*\]\s+\((?:\.{0,2}\/|#|https?:|mailto:|tel:)[^)\s]*\)/gmu,
    /\([^)\n]+\)\[(?:\.{0,2}\/|#|https?:|mailto:|tel:)[^\]\s]*\]/gmu,
  ],
  [
    "Write **words**, with no space inside and one outside",
    /(?<!\w)(?:==[^=\s](?:[^=\n]*[^=\s])?==|\+\+[^+\s](?:[^+\n]*[^+\s])?\+\+)(?!\w)/gmu,
    /(?<!\*)\*{2,3}(?!\*)(?:[^*\n]*\*\*)?|(?<!\w)__(?=[^\W_])|(?<=[^\W_])__(?!\w)/gmu,
  ],
  ["Write a second one after the words", /~~(?=\S)|(?<=\S)~~|(?<![\w`])`+(?=\w)(?!\w+')/gmu],
  ["Write the emoji", /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/gmu],
  // One # may begin a hashtag unless it's a paragraph's only line, and a single line like that of a list a date or a name.
  [
    "Write ##, - or 1. and an ordinary space",
    /^#{2,6}(?=[^#\s])|^(?:#{1,6}|[-+*])(?=[\u00a0\u202f])|^[•◦▪‣·\uf0a7\uf0b7\uf0d8](?=[ \t])|^o(?=\t)/gmu,
    /^-(?=\p{L}.*\n-\p{L})|^[–—](?=[ \t].*\n[–—][ \t])|^\p{L}\)(?=[ \t].*\n\p{L}\)[ \t])/gmu,
    /(?<![\s\S])#(?=\p{L}(?:[^#\n]*[^#\n.!?])?$(?!\n))/gmu,
    /^\d+[.)](?=\p{Lu}|[\p{L}\u00a0\u202f].*\n\d+[.)])/gmu,
  ],
  ["Write a list or a table", /^:[ \t]+\S.*/gmu],
  [
    "Write |---|---| in a table's second line, with as many cells as the first",
    /(?<!\|\n)^(?:\|.*\||[ \t:|-]*--[ \t:|-]*\|[ \t:|-]*)$/gmu,
  ],
];

/** Exchanges text for a character that is part of no sign, but keeps its lines. */
const hide = (text: string) => text.replace(/[^\n]/g, "\uE000");

/** The words of a part of a paragraph, and the same with code, addresses and what is escaped hidden. */
function wordsOf({ type, tag, info, nesting, content, markup }: Token, next: Token | undefined) {
  const bracket = info === "auto" ? "" : nesting > 0 ? "[" : "]";
  const words = tag === "br" ? "\n" : tag === "a" ? bracket : content || markup;
  if (type !== "text") return [words, hide(words)] as const;
  const isAddress = next?.type === "link_close" && next.info === "auto";
  return [words, isAddress ? words.replace(/(?<=:).+/, hide) : words] as const;
}

/** Whether what follows a list is indented as if it belonged to it, by more than a slip of one space. */
function isApart(token: Token, before: readonly Token[], lines: readonly string[]) {
  const list = before.findLast(({ level, nesting }) => level === token.level && nesting > 0);
  const indent = (at = token) => lines[at.map?.[0] ?? 0]?.search(/[^\s>]/) ?? 0;
  return token.nesting >= 0 && token.type !== "blockquote_open" && indent() > indent(list) + 1;
}

/** The most characters of a line that stands for itself, such as one of an address. */
const shortLine = 40;

/** Whether a paragraph is written as short lines, which Markdown makes one of. */
const isShortLines = (lines: readonly string[], { children }: Token) =>
  lines.length > 2 &&
  lines.every((line) => line.length <= shortLine) &&
  lines.slice(0, -1).every((line) => !/[.,;:!?]$/.test(line)) &&
  !children?.some(({ type }) => type === "hardbreak");

/**
 * Finds syntax of other programs, and Markdown with a slip in it, which would be published as its source: tokens of
 * type "foreign", whose content says what to write instead. What has a backslash before it, or is code, is meant.
 */
export function findForeignSyntax({ core }: MarkdownIt): void {
  // Definitions of links stay among the tokens.
  core.ruler.disable("strip_references");
  core.ruler.after("linkify", "foreign", ({ src, tokens, env, Token }) => {
    const lines = src.split("\n");
    const parts = tokens.flatMap(({ children }) => children ?? []);
    const addresses = parts.map((part) => part.attrGet("href") ?? part.attrGet("src"));
    const found: Token[] = [];
    let line = 0;
    const report = (content: string, above = "") => {
      const own = line + above.split("\n").length - 1;
      found.push(Object.assign(new Token("foreign", "", 0), { content, map: [own, own] }));
    };
    for (const [index, token] of tokens.entries()) {
      // A cell of a table has no line, but its row has.
      line = token.map?.[0] ?? line;
      const last = tokens[index - 1]?.type ?? "";
      if (last.endsWith("_list_close") && isApart(token, tokens.slice(0, index), lines)) {
        report(
          "this line isn't part of the list above it. Begin it below the first letter of an entry, or without spaces.",
        );
      }
      const label = String(token.meta?.label ?? "");
      const { href = "" } = env.references?.[label] ?? {};
      if (label && (label.startsWith("^") || !addresses.includes(href))) {
        report(
          `"${lines[line]?.trim()}" isn't shown, because it's a link's address. Delete it, or write \\[ if it's meant.`,
        );
      }
      const own = last === "paragraph_open" ? lines.slice(...(token.map ?? [])) : [];
      if (isShortLines(own, token)) {
        const advice = own.some((one) => one.trim().includes("\t"))
          ? "Write a table: | Name | Reason |, and |---|---| below its first line"
          : "End each with \\ where a new one begins, or write them as one";
        report(
          `"${own[0]?.trim()}" and the lines below it would be published as one line. ${advice}.`,
        );
      }
      for (const mistake of mistakesInWords(token)) report(mistake);
      // Only a paragraph's lines may begin with a sign.
      let [words, left] = last === "paragraph_open" ? ["", ""] : [" ", "\uE000"];
      for (const [place, part] of (token.children ?? []).entries()) {
        const next = token.children?.[place + 1];
        if (part.type === "link_open" && next?.type === "link_close") {
          report("a link has no words. Write [words](address).", words);
        }
        if (part.type === "em_open" && /\d$/.test(words) && /^\d/.test(`${next?.content}`)) {
          report("a * between numbers makes what follows slanted. Write × or \\*.", words);
        }
        const [all, rest] = wordsOf(part, next);
        words += all;
        left += rest;
      }
      for (const [advice, ...patterns] of signs) {
        for (const pattern of patterns) {
          left = left.replace(pattern, (match, at) => {
            const quoted = words.slice(at, at + match.length).replaceAll("\n", " ");
            const [sign] = /[!-/:-@[-`{-~]/.exec(quoted) ?? [];
            const remedy = sign ? `${advice}, or write \\${sign} if it's meant` : advice;
            report(`"${quoted}" would be published as it stands. ${remedy}.`, words.slice(0, at));
            return hide(match);
          });
        }
      }
    }
    tokens.push(...found);
  });
}
