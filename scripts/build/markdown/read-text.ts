import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { type Node, parseMarkdown, withDescendants, wordsOf } from "./parse.ts";

/** Something wrong with a text, by the line of its file. */
export type Mistake = { readonly line: number; readonly text: string };

/** A heading of a text and its anchor. */
export type Heading = {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly line: number;
};

/** A Markdown file as the build reads it. */
export type Text = {
  /** The values of its front matter, with their lines. */
  readonly values: ReadonlyMap<string, { readonly value: unknown; readonly line: number }>;
  readonly nodes: readonly Node[];
  readonly headings: ReadonlyMap<Node, Heading>;
  /** Mistakes of its form that keep it from being read. */
  readonly unreadable: readonly Mistake[];
};

/** Reads a Markdown file with front matter. */
export function readText(source: string): Text {
  const [head = "", yaml = ""] = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms.exec(source) ?? [];
  const firstLine = head.split("\n").length;
  const lines = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter: lines });
  // After the line with the dashes.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const pairs = isMap(parsed.contents) ? parsed.contents.items : [];
  const values = pairs.map(({ key, value }) => {
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : 1;
    return [String(key), { value: isScalar(value) ? value.value : undefined, line }] as const;
  });
  const nodes = parseMarkdown(source.slice(head.length), firstLine);
  return {
    values: new Map(values),
    nodes,
    headings: headingsIn(nodes),
    unreadable: parsed.errors.map(({ message, pos }) => ({
      line: lineAt(pos[0]),
      text: `the front matter can't be read: ${message.split("\n")[0]}`,
    })),
  };
}

/** The headings of a text. The anchor of one below an h2 begins with the anchor of that h2. */
function headingsIn(nodes: readonly Node[]): ReadonlyMap<Node, Heading> {
  const headings = new Map<Node, Heading>();
  let above = "";
  for (const node of nodes.flatMap(withDescendants)) {
    if (!/^h\d$/.test(node.type)) continue;
    const text = wordsOf(node);
    const level = Number(node.type[1]);
    const anchor = anchorOf(text);
    if (level <= 2) above = anchor;
    const id = level <= 2 || !above ? anchor : `${above}-${anchor}`;
    headings.set(node, { id, text, level, line: node.line });
  }
  return headings;
}

/** "2.1. What we collect" is "what-we-collect", so that another section before it changes nothing. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^(?:\d+\.)+\d*\s+/, "")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
