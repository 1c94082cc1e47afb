import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { filesBelow } from "../../scripts/lib/files-below";
import { accented, wordsIn } from "./pseudo";

/** Attributes that are shown or read out. */
const attributes = ["alt", "aria-label", "data-label", "data-not-yet", "data-words", "title"];

/** What search engines and link previews show. */
const metas =
  '[name="description"], [property$="title"], [property$="description"], [property$="alt"]';

/** The texts and attributes of a document. */
function textsOf(html: string): readonly string[] {
  const { document } = parseHTML(html);
  for (const code of document.querySelectorAll("style, script")) code.remove();
  const texts = [...document.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")),
    ...attributes.map((name) => element.getAttribute(name)),
    element.matches(metas) && element.getAttribute("content"),
  ]);
  return texts.flatMap((text) => text || []).map((text) => text.trim());
}

const isEnglish = (text: string) => accented(text) !== text;

/** What the sample says around its pages, in several words. */
const sentences = filesBelow("site/words").flatMap((file) => {
  const path = join("site/words", file);
  const code = readFileSync(path, "utf8");
  return wordsIn(path)
    .map(({ start, end }) => code.slice(start, end).replace(/^[`"}] ?| ?(?:[`"]|\$\{)$/g, ""))
    .filter((text) => text.includes(" ") && isEnglish(text));
});

/**
 * English in what the build of a pseudo-localized site has written: in documents words without accents, in scripts, which also
 * have words for developers, the sample's sentences.
 */
export const englishIn = (root: string): readonly string[] =>
  filesBelow(join(root, "dist")).flatMap((file) => {
    if (!/\.(?:html|js)$|^llms\.txt$/.test(file)) return [];
    const source = readFileSync(join(root, "dist", file), "utf8");
    const found = file.endsWith(".js")
      ? sentences.filter((text) => source.includes(text))
      : (file.endsWith(".html") ? textsOf(source) : source.split("\n")).filter(isEnglish);
    return [...new Set(found)].map((text) => `${file}: ${text}`);
  });
