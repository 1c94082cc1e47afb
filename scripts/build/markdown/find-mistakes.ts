import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { mistakeInDescription } from "../../../src/document/description-length.ts";
import { routeAt } from "../../../src/site/routes.ts";
import { type Node, withDescendants, wordsOf } from "./parse.ts";
import type { Heading, Mistake, Text } from "./read-text.ts";

/** Longest title that fits the hero and a link preview. */
const longestTitle = 60;

const fields = ["title", "description"];

/** What is wrong with a text, in the order of its lines. `name` is what its page is called in the route table. */
export function mistakesInText(text: Text, file: string, name?: string): readonly Mistake[] {
  const nodes = text.nodes.flatMap(withDescendants);
  const headings = [...text.headings.values()];
  return [
    ...text.unreadable,
    ...(text.unreadable.length > 0 ? [] : mistakesInFrontMatter(text, name)),
    ...mistakesInHeadings(headings),
    ...nodes.flatMap((node) =>
      mistakesInNode(node, file, headings).map((mistake) => ({ line: node.line, text: mistake })),
    ),
  ].toSorted((one, other) => one.line - other.line);
}

function mistakesInFrontMatter({ values }: Text, name: string | undefined): readonly Mistake[] {
  const missing = fields.filter((field) => !values.has(field));
  if (values.size === 0) {
    const text = "the text must begin with ---, title: ..., description: ... and ---, a line each.";
    return [{ line: 1, text }];
  }
  const title = values.get("title");
  const description = values.get("description");
  const mistakes = [
    ...missing.map((field) => ({ line: 1, text: `the front matter has no ${field}.` })),
    ...[...values].flatMap(([field, { value, line }]) => {
      if (!fields.includes(field)) {
        return { line, text: `"${field}" is unknown. Front matter has a title and a description.` };
      }
      return typeof value === "string" ? [] : { line, text: `the ${field} must be words.` };
    }),
  ];
  if (mistakes.length > 0) return mistakes;
  const words = String(title?.value);
  const inDescription = mistakeInDescription(description?.value);
  return [
    ...(words.length > longestTitle
      ? [
          {
            line: title?.line ?? 1,
            text: `the title has ${words.length} characters. Write at most ${longestTitle}.`,
          },
        ]
      : []),
    ...(words === name
      ? [
          {
            line: title?.line ?? 1,
            text: `the title is "${name}", which already stands above it. Say what the page tells: "What we do with your data".`,
          },
        ]
      : []),
    ...(inDescription ? [{ line: description?.line ?? 1, text: inDescription }] : []),
  ];
}

const mistakesInHeadings = (headings: readonly Heading[]): readonly Mistake[] =>
  headings.flatMap(({ id, text, level, line }, index) => {
    const above = headings[index - 1]?.level ?? 1;
    const twin = headings.slice(0, index).find((heading) => heading.id === id);
    const mistakes = [
      level === 1 && `"${text}" is a second h1; the title is the first. Begin headings with ##.`,
      level > 4 && `the heading "${text}" is below the fourth level. Use ##, ### and ####.`,
      level > 1 &&
        level > above + 1 &&
        `the heading "${text}" skips a level. Begin it with ${"#".repeat(above + 1)}.`,
      !id.replaceAll("-", "") && `the heading "${text}" needs a letter or a digit for its anchor.`,
      twin && `the heading "${text}" has the anchor of line ${twin.line}, "${id}". Reword one.`,
    ];
    return mistakes.flatMap((mistake) => (mistake ? { line, text: mistake } : []));
  });

function mistakesInNode(node: Node, file: string, headings: readonly Heading[]): readonly string[] {
  const { type, attributes, children } = node;
  switch (type) {
    case "html":
      // The end of what is named already.
      if (node.text.startsWith("</")) return [];
      return [`"${node.text.split("\n")[0]}" is HTML. Write it in Markdown, or leave it out.`];
    case "a":
      return mistakesInLink(attributes["href"] ?? "", headings);
    case "img":
      return mistakesInPicture(attributes["src"] ?? "", attributes["alt"] ?? "", file);
    case "table":
      return headings.some(({ line }) => line < node.line)
        ? []
        : ["the table needs a heading above it, which names it for screen readers."];
    case "th":
    case "td":
      return children.some((child) => wordsOf(child).trim() || child.type === "img")
        ? []
        : ["a cell of the table is empty. Write what it means, such as None."];
    default:
      return [];
  }
}

function mistakesInLink(href: string, headings: readonly Heading[]): readonly string[] {
  const [path = "", anchor] = href.split("#");
  if (/^(?:https:|mailto:|tel:\+)/.test(href)) return [];
  if (path.startsWith("/files/")) {
    return existsSync(join("public", decodeURI(path)))
      ? []
      : [`the link leads to ${path}, but there is no public${path}.`];
  }
  if (path.startsWith("/")) {
    return routeAt(path)
      ? []
      : [`the link leads to ${path}, which is no page of src/site/routes.ts.`];
  }
  if (path || !anchor) {
    return [
      `the link leads to "${href}". Begin its address with /, #, https:, mailto: or tel:+, or with /files/ for a file.`,
    ];
  }
  if (headings.some(({ id }) => id === anchor)) return [];
  return [`the link leads to #${anchor}, but the anchors here are ${anchorsOf(headings)}.`];
}

const anchorsOf = (headings: readonly Heading[]): string =>
  headings.map(({ id }) => `#${id}`).join(", ") || "none";

function mistakesInPicture(src: string, alt: string, file: string): readonly string[] {
  const picture = join(dirname(file), decodeURI(src)).replaceAll("\\", "/");
  return [
    ...(alt.trim()
      ? []
      : [`the picture ${src} needs words for those who can't see it: ![words](…).`]),
    ...(!/^\.\/[^?#]+\.(?:jpe?g|png|webp)$/i.test(src)
      ? [`"${src}" must be a JPEG, PNG or WebP file in this folder, such as ./office.jpg.`]
      : existsSync(picture)
        ? []
        : [`there is no picture ${picture}.`]),
  ];
}
