import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { filesBelow } from "../../scripts/files-below";
import * as articles from "../../site/words/articles";
import * as form from "../../site/words/contact-form";
import * as frame from "../../site/words/header-and-footer";
import * as parts from "../../site/words/links-and-lists";
import * as documents from "../../site/words/llms-txt";
import * as app from "../../site/words/notices";
import * as sections from "../../site/words/sections";

/** Words that most English sentences have, and other languages don't. */
const common =
  /\b(?:the|and|of|to|with|your|you|for|from|this|that|about|more|is|are|we|our|leaves|page)\b/i;

/** The same in other languages. */
const international = ["Name", "Website", "LinkedIn"];

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value.trim()] : Object.values(value ?? {}).flatMap(stringsIn);

/** What the sample says around its pages. */
const ofTheEngine = [app, articles, form, documents, frame, parts, sections]
  .flatMap(stringsIn)
  .filter((words) => /\w/.test(words) && !international.includes(words));

/** Attributes that are shown or read out. */
const attributes = ["alt", "aria-label", "content", "data-label", "data-not-yet", "data-words"];

/** The texts and attributes of a document. */
function textsOf(html: string): readonly string[] {
  const { document } = parseHTML(html);
  for (const code of document.querySelectorAll("style, script")) code.remove();
  const texts = [...document.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")),
    ...attributes.map((name) => element.getAttribute(name)),
  ]);
  return texts.flatMap((text) => text?.trim() ?? []).filter((text) => !text.startsWith("https:"));
}

/** English in what a build has written: in texts, and the engine's own words in scripts. */
export const englishIn = (root: string): readonly string[] =>
  filesBelow(join(root, "dist")).flatMap((file) => {
    if (!/\.(?:html|js)$|^llms\.txt$/.test(file)) return [];
    const source = readFileSync(join(root, "dist", file), "utf8");
    const isEnglish = (text: string) => common.test(text) || ofTheEngine.includes(text);
    const found = file.endsWith(".js")
      ? ofTheEngine.filter((words) => words.includes(" ") && source.includes(words))
      : (file.endsWith(".html") ? textsOf(source) : source.split("\n")).filter(isEnglish);
    return found.map((text) => `${file}: ${text}`);
  });
