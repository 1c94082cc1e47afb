import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { parseDocument } from "yaml";
import { isArticle } from "./article-files.ts";
import { compileMarkdown } from "./markdown.ts";

/** The fields of front matter, all of them text. */
type FrontMatter = Readonly<Record<string, string>>;

/** Longest title that fits the hero and a link preview. */
const longestTitle = 60;

/** Reads a Markdown file: title and description from its front matter, its text as JSX, and what is wrong by line. */
export function readText(source: string) {
  const [head = "", yaml = ""] = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms.exec(source) ?? [];
  const frontMatter = parseDocument(yaml, { schema: "failsafe" });
  const fields: FrontMatter = { ...frontMatter.toJS() };
  const { title = "", description = "" } = fields;
  const text = compileMarkdown(source.slice(head.length), head.split("\n").length);
  const [error] = frontMatter.errors;
  const mistake = error
    ? `the front matter can't be read: ${error.message.split(" at line ")[0]}`
    : !title || !description
      ? "the text must begin with ---, title: ..., description: ... and ---, a line each."
      : title.length > longestTitle &&
        `the title has ${title.length} characters. Write at most ${longestTitle}.`;
  const inFrontMatter = mistake
    ? [{ line: (error?.linePos?.[0].line ?? 0) + 1, text: mistake }]
    : [];
  return { ...text, title, description, fields, mistakes: [...inFrontMatter, ...text.mistakes] };
}

type Text = ReturnType<typeof readText>;

const json = JSON.stringify;

const metadataModule = ({ title, description }: Text) => `
export const hero = { heading: ${json(title)} };
export const description = ${json(description)};
`;

/** What shows the text of a file: an article's own page, or that of a text page. */
const pageOf = (file: string) =>
  isArticle(file)
    ? `import { ArticlePage } from "/src/document/articles/ArticlePage.tsx";
export default (props) => <ArticlePage {...props} headings={headings}><Text /></ArticlePage>;`
    : `import { TextPage } from "/src/sections/TextPage.tsx";
export default () => <TextPage heading={hero.heading} lead={description} headings={headings}><Text /></TextPage>;`;

/** The metadata, the h2 headings, the text as a component, and a page that shows it. The bundler drops unused imports. */
function textModule(text: Text, file: string): string {
  const headings = text.headings.flatMap(({ level, id, text }) =>
    level === 2 ? { id, text } : [],
  );
  return `
import { DataTable } from "/src/sections/DataTable.tsx";
import { HeadingId } from "/src/sections/heading-id.ts";
import { Link } from "/src/ui/Link.tsx";
import { RichText } from "/src/ui/RichText.tsx";
import { Picture } from "/src/ui/picture/Picture.tsx";
${text.pictures.map((file, index) => `import picture${index} from ${json(`./${file}?text`)};`).join("\n")}
${metadataModule(text)}
export const headings = ${json(headings)};
export const Text = () => <>${text.jsx}</>;
${pageOf(file)}
`;
}

/**
 * Compiles Markdown files to modules of React elements, so that no Markdown is parsed in the browser. With
 * the query "metadata" a module has the front matter only. A file with mistakes stops the build.
 */
export const textPages = (): Plugin => ({
  name: "text-pages",
  enforce: "pre",
  async load(id) {
    const [path = "", query = ""] = id.split("?");
    if (!path.endsWith(".md") || !["", "metadata"].includes(query)) return;
    this.addWatchFile(path);
    const text = readText(readFileSync(path, "utf8"));
    const file = relative(process.cwd(), path).replaceAll("\\", "/");
    if (text.mistakes.length > 0 && !query) {
      this.error(text.mistakes.map(({ line, text }) => `${file}:${line}: ${text}`).join("\n"));
    }
    const code = query ? metadataModule(text) : textModule(text, file);
    return { ...(await transformWithOxc(code, "text.jsx")), moduleType: "js" };
  },
});
