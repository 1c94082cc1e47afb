/** What looks like Markdown and would be published as it stands: a pattern, a sentence and what to write instead. */
export type Foreign = ReadonlyArray<readonly [pattern: RegExp, is: string, instead?: string]>;

/** Before links, because "[^1]: Words" defines one. */
export const footnotes: Foreign = [
  [
    /\[\^[^\]\s]+\]|\^\[[^\]\n]+\]/y,
    "is a footnote, which texts don't have here. Write the note in parentheses, or in a section that you link to.",
  ],
];

/** Those anywhere in a paragraph, a heading or a cell. */
export const inParagraphs: Foreign = [
  [
    /%%[\s\S]*?%%|(?<=^|\n)%%|%%(?=\n|$)/y,
    "is a comment of another program, which everyone would read. Delete it.",
  ],
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
    /\{\{.*?\}\}|\{%.*?%\}|\[\/[\w-]+\]|\[[\w-]+ [\w-]+=[^\]]*\]|\[(?:toc|gallery|playlist|embed)\]|\[(?:youtube|vimeo|embed|video|audio|tweet|instagram)[ =]https?:[^\]]*\]/iy,
    "is a shortcode of another program. Write what it stands for, or leave it out.",
  ],
  [
    /\{\s?(?:[#.]\w|:|[\w-]+=)[^}\n]*\}/y,
    "is an attribute of another program. Leave it out; anchors follow the words of headings.",
  ],
  [
    /\$\$(?!\d)[^$]*[\\^_=+][^$]*\$\$/y,
    "is a formula, which texts don't have here. Write it in words, or show a picture of it.",
  ],
  [/\[[\w -]+:: [^\]\n]*\]/y, "is a field of another program. Delete it, or write a sentence."],
  [
    /(?<=^|\s)\^(?:[a-z][\w-]+|[\da-f]{6})(?=[ \t]*(?:\n|$))/y,
    "is an anchor of another program. Delete it; anchors follow the words of headings.",
  ],
  [
    /(?<!\w)\+\+([^+\s](?:[^+\n]*[^+\s])?)\+\+(?!\w)/y,
    "is inserted text of another program.",
    "$1",
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
export const atLineStarts: Foreign = [
  [
    /^\[[ x]\] /i,
    "is a box of a task list, which texts don't have here. Write the list without it.",
  ],
  [/^[•◦▪‣·][ \t]/m, "begins no list. Write - instead."],
  // One # and a word may be a hashtag, unless it's all of the paragraph; after a space that doesn't break, it's neither.
  [
    /^#{2,6}(?=[^#\s])|(?<![\s\S])#(?=\p{L}(?:[^#\n]*[^#\n.!?])?$(?!\n))|^#{1,6}(?=[\u00a0\u202f])/mu,
    "begins no heading. Write an ordinary space after it, or \\ before it if it's meant.",
  ],
  // A date or a signature may begin like one line of a list, but not two.
  [
    /^\d+[.)](?=\p{Lu})|^\d+[.)](?=[\p{L}\u00a0\u202f].*\n\d+[.)])|^-(?=\p{L}.*\n-\p{L})|^[-+*](?=[\u00a0\u202f])/mu,
    "begins no list. Write an ordinary space after it.",
  ],
  [
    /^\p{L}[\p{L}\d_-]*(?: [\p{L}\d_-]+){0,2}::(?:[ \t].*)?$/mu,
    "is a field of another program. Delete it, or write a sentence.",
  ],
  [
    /^\*\[[^\]\n]+\]:.*/m,
    "explains a short form to another program. Explain it where the text has it first.",
  ],
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
