import MarkdownIt, { type Token } from "markdown-it";

/** An element of a text, or a piece of its words. */
export type Node = {
  /** The element's tag, or "text", "html". */
  readonly type: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Words of a text, code or HTML. */
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
};

type Open = Node & { readonly children: Node[] };

// CommonMark and tables. HTML is recognized, so that it can be reported.
const markdown = new MarkdownIt("commonmark", { html: true }).enable("table");

/** Parses Markdown that begins at a line of its file. */
export function parseMarkdown(source: string, firstLine: number): readonly Node[] {
  const root: Open = { type: "root", line: firstLine, text: "", attributes: {}, children: [] };
  const open = [root];
  let inlineLine = firstLine;
  const visit = (token: Token): void => {
    const parent = open.at(-1) ?? root;
    if (token.nesting < 0) {
      if (!token.hidden) open.pop();
      return;
    }
    if (token.type === "inline") {
      inlineLine = token.map ? token.map[0] + firstLine : parent.line;
      token.children?.forEach(visit);
      return;
    }
    // A paragraph of a list without blank lines.
    if (token.hidden) return;
    const node = nodeOf(token, token.map ? token.map[0] + firstLine : lineIn(parent, inlineLine));
    if (token.tag === "br") inlineLine++;
    const last = parent.children.at(-1);
    if (node.type === "text" && last?.type === "text") {
      parent.children.splice(-1, 1, { ...last, text: last.text + node.text });
      return;
    }
    if (node.type === "text" && !node.text) return;
    parent.children.push(node);
    if (token.nesting > 0) open.push(node);
  };
  markdown.parse(source, {}).forEach(visit);
  return root.children;
}

/** Rows of a table don't say their lines. */
const lineIn = ({ type, line, children }: Open, inlineLine: number): number =>
  type === "tbody" ? line + children.length : /^t/.test(type) ? line : inlineLine;

function nodeOf(token: Token, line: number): Open {
  const attributes = Object.fromEntries(
    (token.attrs ?? []).map(([name, value]) => [name, String(value)]),
  );
  const node = { line, attributes, children: [] };
  switch (token.type) {
    case "text":
      return { ...node, type: "text", text: token.content };
    case "softbreak":
      return { ...node, type: "text", text: " " };
    case "html_block":
    case "html_inline":
      return { ...node, type: "html", text: token.content.trim() };
    case "fence":
    case "code_block":
      return { ...node, type: "pre", text: token.content.trimEnd() };
    case "image": {
      const { src = "" } = attributes;
      return { ...node, type: "img", text: "", attributes: { src, alt: token.content } };
    }
    default:
      return { ...node, type: token.tag, text: token.content };
  }
}

/** The words of an element. */
export const wordsOf = ({ text, children }: Node): string => text + children.map(wordsOf).join("");

/** A node and all nodes in it. */
export const withDescendants = (node: Node): readonly Node[] => [
  node,
  ...node.children.flatMap(withDescendants),
];
