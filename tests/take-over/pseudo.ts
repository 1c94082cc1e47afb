import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { filesBelow } from "../../scripts/lib/files-below";
import { locale } from "../../site/locale";
import { replaceInFiles } from "./copy";

/** The owner's files with words that visitors read. */
const files =
  /^(?:words\/.*|pages\/.*\/(?:announcement|categories|content|projects)|(?!analytics|brand|delivery|locale|redirects)[\w-]+)\.ts$|\.md$/;

/** Values that code knows by name, with their keys: targets, states, drawings, weekdays. Those without a key are targets. */
const names =
  /^(?:(?:anchor|autoComplete|change|color|curve|device|drawing|kind|leans|mark|name|sheet|spot|startingPriceOf|state|to|variant|viewAll|year): [a-z][\w-]*|(?:from|to): \w+day|country: \w+)$/;

/** A text with an accent on each vowel, "Sénd" for "Send", but not in addresses, anchors and escapes. */
export const accented = (text: string): string =>
  text.replace(
    /\\u\w{4}|\\.|[^\s(]*[@/#]\S*|[aeiouy]/gi,
    (part) => "áéíóúýÁÉÍÓÚÝ"["aeiouyAEIOUY".indexOf(part)] ?? part,
  );

/** The strings in code that visitors read, with their quotes. */
export function wordsIn(file: string): readonly ESTree.Node[] {
  const words: ESTree.Node[] = [];
  const others = new Set<unknown>();
  const keys = new Map<unknown, string>();
  new Visitor({
    ImportDeclaration: ({ source }) => void others.add(source),
    TSLiteralType: ({ literal }) => void others.add(literal),
    TSTemplateLiteralType({ quasis }) {
      for (const part of quasis) others.add(part);
    },
    Property({ key, value }) {
      others.add(key);
      if (key.type === "Identifier") keys.set(value, key.name);
    },
    CallExpression({ callee, arguments: values }) {
      for (const value of values) if (callee.type === "Identifier") keys.set(value, callee.name);
    },
    Literal(node) {
      const isName = names.test(`${keys.get(node) ?? "to"}: ${node.value}`);
      if (typeof node.value === "string" && !isName && !others.has(node)) words.push(node);
    },
    TemplateElement(node) {
      if (!others.has(node)) words.push(node);
    },
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return words;
}

/** Code with accents in the strings that visitors read. */
const accentedCode = (file: string, code: string): string =>
  wordsIn(file).reduce(
    (text, { start, end }) =>
      text.slice(0, start) + accented(text.slice(start, end)) + text.slice(end),
    code,
  );

/** Markdown with accents in its text, and in what its head says of it. */
const accentedMarkdown = (text: string): string =>
  text.replace(/^(\w+:)?(.*)$/gm, (_, key = "", rest) => key + accented(rest));

/** Puts accents on the words of a copy's site, and sets a language whose names of days and months have no such vowels. */
export function pseudoLocalize(copy: string): void {
  for (const file of filesBelow(join(copy, "site")).filter((name) => files.test(name))) {
    const path = join(copy, "site", file);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, file.endsWith(".md") ? accentedMarkdown(text) : accentedCode(path, text));
  }
  const numbers = locale.numbers.join(" ");
  replaceInFiles(copy, numbers, accented(numbers));
  replaceInFiles(copy, 'language: "en"', 'language: "ja"');
  replaceInFiles(copy, "clock: 12", "clock: 24");
  // Drawings are found by titles without accents.
  replaceInFiles(copy, "drawings[title]", "drawings.Sales");
}
