import type { Token } from "markdown-it";
import { decoded } from "../../src/lib/hrefs.ts";
import { routeAt } from "../../src/lib/routes.ts";
import { type Heading, headingAfter } from "./markdown-headings.ts";
import { mistakesInCode, mistakesInLink, mistakesInPicture } from "./markdown-mistakes.ts";
import { markdown } from "./markdown-parser.ts";

/** JSX of tokens that is always the same. Others become their tag. */
const jsxOf: Readonly<Record<string, string>> = {
  link_close: "</Link>",
  bullet_list_open: `<ul role="list">`,
  thead_open: "",
  th_close: "",
  thead_close: "]} rows={[",
  tbody_open: "",
  td_close: "</>,",
  tbody_close: "",
  table_close: "]} /></HeadingId>",
};

/**
 * Compiles Markdown to JSX, and lists what is wrong in it by line; `firstLine` is its first one in the file.
 * The JSX uses the site's components. `pictures` are the files that it names picture0, picture1 and so on.
 */
export function compileMarkdown(source: string, firstLine: number) {
  const headings: Heading[] = [];
  const pictures: string[] = [];
  const mistakes: { readonly line: number; readonly text: string }[] = [];
  let line = firstLine;
  let inTableHead = false;
  let columns = 0;
  let sectionEnd = "";
  const report = (text: string) => void mistakes.push({ line, text });
  const lines = source.split("\n");

  /** JSX of a token. `words` are those of the heading or cell that it begins. */
  const write = (token: Token, words = ""): string => {
    const { type, tag, content, nesting, hidden } = token;
    line = token.map ? token.map[0] + firstLine : line;
    const title = token.attrGet("title");
    if (title) report(`the title "${title}" isn't shown. Leave it out, or write it as text.`);
    switch (type) {
      case "text":
        return content && `<RichText text=${json(content)} />`;
      case "inline":
        return inTableHead ? "" : (token.children ?? []).map((child) => write(child)).join("");
      case "heading_open": {
        const { mistake, ...heading } = headingAfter(headings, words, Number(tag[1]));
        if (mistake) report(mistake);
        if (/[=-]/.test(token.markup)) {
          report(
            `"${words}" is a heading because of the line below it. Write ## before it, or an empty line below.`,
          );
        }
        headings.push(heading);
        const open = `<${tag} id=${json(heading.id)}>`;
        if (tag !== "h2" || token.level > 0) return open;
        // An h2 and what follows it is a section.
        const start = `${sectionEnd}<section>${open}`;
        sectionEnd = "</section>";
        return start;
      }
      case "link_open": {
        const href = String(token.attrGet("href"));
        const [path = "", anchor] = href.split("#");
        const page = routeAt(path);
        if (page) return `<Link to=${json(page.target)}${anchor ? ` anchor=${json(anchor)}` : ""}>`;
        mistakesInLink(href, path).forEach(report);
        return `<Link href=${json(href)}>`;
      }
      case "image": {
        const src = decoded(String(token.attrGet("src")));
        mistakesInPicture(src, content).forEach(report);
        const picture = `picture${pictures.push(src) - 1}`;
        return `<Picture image={${picture}} alt=${json(content)} sizes="(width >= 44em) 578px, 100vw" />`;
      }
      case "html_block":
      case "html_inline":
        if (!/^<\/\w+>\s*$/.test(content)) {
          report(`"${content.split("\n")[0]}" is HTML. Write it in Markdown, or leave it out.`);
        }
        return "";
      case "code_inline":
        return `<code>${json(content)}</code>`;
      case "foreign":
        report(content);
        return "";
      case "code_block":
        report(
          "four spaces or a tab before words make them code. Begin the line without, or write ``` above and below code.",
        );
        return "";
      case "fence": {
        mistakesInCode(token, lines).forEach(report);
        return `<pre><code>${json(content.trimEnd())}</code></pre>`;
      }
      case "ordered_list_open":
        return `<ol role="list" start=${json(token.attrGet("start") ?? undefined)}>`;
      case "table_open":
        if (headings.length === 0) {
          report("the table needs a heading above it, which names it for screen readers.");
        }
        return `<HeadingId value=${json(headings.at(-1)?.id)}><DataTable columns={[`;
      case "tr_open": {
        const cells = cellsIn(lines[token.map?.[0] ?? 0]);
        if (inTableHead) columns = cells;
        if (cells > columns) {
          report(
            "the row has more cells than the table's head. Write \\| for a line that is meant.",
          );
        }
        return inTableHead ? "" : "[";
      }
      case "tr_close":
        return inTableHead ? "" : "],";
      case "th_open":
      case "td_open":
        if (!words) report("a cell of the table is empty. Write what it means, such as None.");
        return inTableHead ? `${JSON.stringify(words)},` : "<>";
      default:
        if (hidden) return "";
        return jsxOf[type] ?? `<${nesting < 0 ? "/" : ""}${tag}${nesting === 0 ? " /" : ""}>`;
    }
  };

  const jsx = markdown.parse(source, {}).map((token, index, tokens) => {
    if (token.tag === "thead") inTableHead = token.nesting > 0;
    return write(token, wordsIn(tokens[index + 1]));
  });
  return { jsx: jsx.join("") + sectionEnd, headings, pictures, mistakes };
}

const wordsIn = (inline: Token | undefined) =>
  markdown.renderer.renderInlineAsText(inline?.children ?? [], markdown.options, {});

/** A value as JSX writes it for a prop or a child. */
const json = (value: unknown) => `{${JSON.stringify(value)}}`;

/** How many cells a row of a table has. */
const cellsIn = (row = "") =>
  row.replace(/^[\s>]*\|?|(?<!\\)\|\s*$/g, "").split(/(?<!\\)\|/).length;
