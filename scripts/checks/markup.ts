import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { type AtRule, type Declaration, parse } from "postcss";
import { filesBelow } from "../lib/files-below";

/** A rendered page and the file it's made of. */
type Page = Readonly<Record<"module" | "head" | "body", string>>;

/** What is fetched or sent to, and the directive of the policy that allows it. */
const requests = [
  ["script", "src", "script-src"],
  ["link[rel=stylesheet]", "href", "style-src"],
  ["iframe", "src", "frame-src"],
  ["object", "data", "object-src"],
  ["embed", "src", "object-src"],
  ["img", "src", "img-src"],
  ["img, picture source", "srcset", "img-src"],
  ["image", "href", "img-src"],
  ["video", "poster", "img-src"],
  ["video, audio, :not(picture) > source, track", "src", "media-src"],
  ["form", "action", "form-action"],
  ["button, input", "formaction", "form-action"],
] as const;

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
  [
    /["“„«]{2}[^"“„«”»]*|[^"“„«”»]*[”“»"]{2}/,
    "has two quotation marks in a row: a quote gets its own. Write it without.",
  ],
];

const insteadOfStyles = "Write a class in a .module.css.";
const insteadOfScripts = "Write an island or a behavior (docs/react.md).";
const insteadOfHosts =
  "docs/other-services.md says what works instead, and how to allow another host.";

/**
 * What documents show or ask for by mistake: what the policy blocks, unknown behaviors, and HTML or Markdown in plain
 * words. A sentence for each, with the first page that has it. `policy` is the value of the header.
 */
export function mistakesInMarkup(pages: readonly Page[], policy: string): string[] {
  const behaviors = ["src", "site/pages"].flatMap(filesBelow);
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
    return `${first}${more}: ${sentence}`;
  });
}

function* blockedIn(document: Document, policy: string) {
  for (const { localName, textContent } of document.querySelectorAll(
    "style, script:not([src], [type='application/ld+json'])",
  )) {
    const remedy = localName === "style" ? insteadOfStyles : insteadOfScripts;
    yield `<${localName}>${short(textContent ?? "")} is blocked by the policy. ${remedy}`;
  }
  for (const [selector, attribute, directive] of requests) {
    for (const element of document.querySelectorAll(selector)) {
      const value = element.getAttribute(attribute) ?? "";
      // Candidates of a srcset stand before commas and spaces; a data URI has both.
      const addresses =
        attribute === "srcset" && !value.startsWith("data:")
          ? value.split(",").map((one) => one.trim().split(/\s/)[0] ?? "")
          : [value];
      for (const address of addresses.filter((one) => !isAllowed(one, directive, policy))) {
        const remedy = address.startsWith("javascript:") ? insteadOfScripts : insteadOfHosts;
        yield `<${element.localName} ${attribute}="${short(address)}"> is blocked by the policy (${directive}). ${remedy}`;
      }
    }
  }
}

/** Whether a policy lets a document of the site use an address for what a directive is about. */
function isAllowed(address: string, directive: string, policy: string): boolean {
  if (!URL.canParse(address)) return true;
  const { origin, protocol } = new URL(address);
  const directives = new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ")]));
  const sources = directives.get(directive) ?? directives.get("default-src") ?? [];
  return sources.includes(origin) || sources.includes(protocol);
}

const unknownIn = (document: Document, behaviors: readonly string[]) =>
  [...document.querySelectorAll("[data-behavior]")]
    .map((element) => element.getAttribute("data-behavior"))
    .filter((name) => !behaviors.some((file) => file.endsWith(`/${name}.behavior.ts`)))
    .map((name) => `data-behavior="${name}" has no ${name}.behavior.ts. Mend the name.`);

/** Attributes that people read or hear. */
const spoken = ["alt", "aria-label", "content", "placeholder", "title", "value"];

function* slipsIn(document: Document, selector: string) {
  for (const element of document.querySelectorAll(selector)) {
    if (element.closest("code, pre, script, style, textarea")) continue;
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

/** What the policy blocks in an owner's style sheets: a sentence for each, with its line. `folder` has the site. */
export function mistakesInStyles(policy: string, folder = "."): string[] {
  const files = filesBelow(join(folder, "site")).filter((file) => file.endsWith(".css"));
  return files.flatMap((file) => {
    const found: string[] = [];
    const check = (node: AtRule | Declaration, text: string, directive: string) => {
      for (const [, address = ""] of text.matchAll(/(?:url\(|^)\s*["']?([^"')\s]+)/g)) {
        if (isAllowed(address, directive, policy)) continue;
        found.push(
          `site/${file}:${node.source?.start?.line}: ${short(address)} is blocked by the policy (${directive}). Put the file beside the style sheet and write url("./name.svg"), or import a package.`,
        );
      }
    };
    const sheet = parse(readFileSync(join(folder, "site", file), "utf8"));
    sheet.walkAtRules("import", (rule) => check(rule, rule.params, "style-src"));
    sheet.walkDecls((node) => {
      if (!node.value.includes("url(")) return;
      check(node, node.value, node.prop === "src" ? "font-src" : "img-src");
    });
    return found;
  });
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
