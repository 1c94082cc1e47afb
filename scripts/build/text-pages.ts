import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { longestTitle } from "../checks/description.ts";
import { articleFields, isArticle } from "./article-files.ts";
import { readFrontMatter } from "./front-matter.ts";
import { compileMarkdown } from "./markdown.ts";

/**
 * Reads a Markdown file: the fields of its front matter, its text as JSX, and what is wrong by line. `ownFields` are
 * those beside title and description.
 */
export function readText(source: string, ownFields: readonly string[] = []) {
  const frontMatter = readFrontMatter(source, ["title", "description", ...ownFields]);
  const { fields, firstLine } = frontMatter;
  const { title = "", description = "" } = fields;
  const text = compileMarkdown(frontMatter.text, firstLine);
  const mistake =
    !title || !description
      ? "the text must begin with ---, title: ..., description: ... and ---, a line each, with nothing above them."
      : title.length > longestTitle &&
        `the title has ${title.length} characters. Write at most ${longestTitle}.`;
  const mistakes = [...frontMatter.mistakes];
  if (mistake && mistakes.length === 0) mistakes.push({ line: 1, text: mistake });
  // Without front matter, what is meant as such would be taken for text.
  if (firstLine > 1) mistakes.push(...text.mistakes);
  return { ...text, title, description, fields, mistakes };
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
    const file = relative(process.cwd(), path).replaceAll("\\", "/");
    const text = readText(readFileSync(path, "utf8"), isArticle(file) ? articleFields : []);
    if (text.mistakes.length > 0 && !query) {
      this.error(text.mistakes.map(({ line, text }) => `${file}:${line}: ${text}`).join("\n"));
    }
    const code = query ? metadataModule(text) : textModule(text, file);
    return { ...(await transformWithOxc(code, "text.jsx")), moduleType: "js" };
  },
});
