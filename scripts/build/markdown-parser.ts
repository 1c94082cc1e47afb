import MarkdownIt from "markdown-it";
import { findForeignSyntax } from "./foreign-syntax.ts";

/** Parses CommonMark, tables, ~~struck~~ words, and bare addresses as links. HTML is recognized, so that it can be reported. */
export const markdown = new MarkdownIt("commonmark", { html: true, linkify: true });
markdown.enable(["table", "strikethrough", "linkify"]).linkify.set({ fuzzyLink: false });

// Tells each part of a paragraph its line, and makes words on several lines one text: a phone number may be in it.
markdown.core.ruler.before("text_join", "lines", ({ tokens }) => {
  for (const { map, children } of tokens) {
    let line = map?.[0] ?? 0;
    for (const part of children ?? []) {
      part.map = map && [line, line];
      if (part.tag === "br") line++;
      if (part.type === "softbreak") Object.assign(part, { type: "text", content: " " });
    }
  }
});
findForeignSyntax(markdown);
