import { parseHTML } from "linkedom";
import { pathsIn, textsIn } from "../lib/files-below";
import { unseen } from "../lib/unseen";
import { blockedIn, short } from "./policy";

/** A rendered page and the file it's made of. */
type Page = Readonly<Record<"module" | "head" | "body", string>>;

/** HTML and Markdown, which content.ts and front matter don't have. */
const source =
  /<\/?(?:a|abbr|b|br|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]*>|&(?:[a-z]{2,}|#\d+);|\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\[[^[\]]+\]\((?:\/|#|https?:|mailto:|tel:)[^)]*\)/i;

/** What is wrong in plain words, and how to write them. */
const slips: ReadonlyArray<readonly [RegExp, string]> = [
  [
    source,
    'is shown as it stands: these words have no HTML and no Markdown. Write them without it. A link is a part of a list: ["See ", { text: "our prices", to: "prices" }, "."]',
  ],
  [
    /[^\n]*\S\s*\n\s*\S[^\n]*/,
    "has a line break, which isn't shown. Write one paragraph without it, or a list where the page has one.",
  ],
  [
    /[^.!?]*(?:\bNaN\b|\[object Object\])[^.!?]*/,
    "is made from a text in which no number was found, such as one in site/promises.ts. Write it with one.",
  ],
  [unseen, "has a character that can't be seen or was lost. Type these words again."],
  [
    /[^.!?]* [.,](?=\s|$)/,
    "has a space before its end: a part of it is empty. Fill it in, or leave it out of the sentence.",
  ],
  [
    /["“„«]{2}[^"“„«”»]*|[^"“„«”»]*[”“»"]{2}/,
    "has two quotation marks in a row: a quote gets its own. Write it without.",
  ],
];

/**
 * What documents show or ask for by mistake: what the policy blocks, unknown behaviors, and HTML or Markdown in plain
 * words. A sentence for each, with the file that has the words, or the first page. `policy` is the value of the header.
 */
export function mistakesInMarkup(pages: readonly Page[], policy: string): string[] {
  const behaviors = pathsIn(["src", "site"], /\.behavior\.ts$/);
  const found = new Map<string, string[]>();
  for (const { module, head, body } of pages) {
    const { document } = parseHTML(`<html><head>${head}</head><body>${body}</body></html>`);
    const sentences = [
      ...blockedIn(document, policy),
      ...unknownIn(document, behaviors),
      // Markdown below its heading has its own check, and may show what it escapes.
      ...slipsIn(document, module.endsWith(".md") ? "h1, head *" : "*"),
    ];
    for (const sentence of new Set(sentences)) {
      found.set(sentence, [...(found.get(sentence) ?? []), module]);
    }
  }
  return [...found].map(([sentence, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    return `${sourceOf(sentence) ?? `${first}${more}`}: ${sentence}`;
  });
}

/** The one file of the owner's that has the words that a sentence begins with, if they stand there as they are. */
function sourceOf(sentence: string): string | undefined {
  const [, words] = /^"([^"…]{4,})/.exec(sentence) ?? [];
  if (!words) return;
  const sources = [...textsIn(["site"], /(?<!\.test)\.tsx?$/)];
  const [source, ...others] = sources.filter(([, text]) => text.includes(words));
  return others.length === 0 ? source?.[0] : undefined;
}

const unknownIn = (document: Document, behaviors: readonly string[]) =>
  [...document.querySelectorAll("[data-behavior]")]
    .map((element) => element.getAttribute("data-behavior"))
    .filter((name) => !behaviors.some((file) => file.endsWith(`/${name}.behavior.ts`)))
    .map((name) => `data-behavior="${name}" has no ${name}.behavior.ts. Mend the name.`);

/** Attributes that people read or hear. */
const spoken = ["alt", "aria-label", "content", "placeholder", "title", "value"];

function* slipsIn(document: Document, selector: string) {
  for (const code of document.querySelectorAll("code, pre, script, style, textarea")) {
    code.replaceWith("…");
  }
  for (const element of document.querySelectorAll(selector)) {
    const hasWords = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
    const texts = [
      hasWords ? element.textContent : "",
      ...spoken.map((name) => element.getAttribute(name)),
    ];
    for (const text of texts) {
      for (const [slip, sentence] of slips) {
        const [match] = slip.exec(text ?? "") ?? [];
        if (match) yield `"${short(match.replace(/\s+/g, " ").trim())}" ${sentence}`;
      }
    }
  }
}
