import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { isDay, today } from "../../src/lib/day.ts";
import { mistakeInDescription } from "../checks/description.ts";
import { isNoDescription } from "./alt-text.ts";
import { articleFields, articleFolder, misplacedIn } from "./article-files.ts";
import { readText } from "./text-pages.ts";

/** How many articles a page of their list shows. */
const perPage = 10;

/** An article's file. */
type File = { readonly name: string; readonly source: string };

/** Reads an article, and lists what is wrong in its file by line. `exists` tells whether its folder has a picture. */
export function readArticle({ name, source }: File, exists: (picture: string) => boolean) {
  const slug = basename(name, ".md");
  const { title, description, fields, mistakes } = readText(source, articleFields);
  const { date = "", author = "", picture = "", alt = "" } = fields;
  const length = description && mistakeInDescription(description);
  const lineOf = (field: string) =>
    source.split("\n").findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
  const wrong = [
    !/^(?=.*[a-z])[a-z0-9-]+$/.test(slug) && {
      line: 1,
      text: "the file's name is the end of the article's address: letters from a to z, digits and hyphens, such as new-phones.md.",
    },
    length && { line: lineOf("description"), text: length },
    !isDay(date) && {
      line: lineOf("date"),
      text: `the front matter needs the day of the article, "date: 2026-03-31"${date && `; "${date}" is none`}.`,
    },
    !author && {
      line: lineOf("author"),
      text: `the front matter needs "author: " and a name of site/leaders.ts.`,
    },
    picture &&
      !exists(picture) && {
        line: lineOf("picture"),
        text: `there is no picture ${picture} beside the article.`,
      },
    picture &&
      isNoDescription(alt) && {
        line: lineOf("picture"),
        text: "the picture needs words for those who can't see it: alt: ….",
      },
  ];
  return {
    article: { slug, title, description, date, author },
    picture: picture && { file: picture.replace(/^(?:\.\/)?/, "./"), alt },
    authorLine: lineOf("author"),
    mistakes: [...wrong.filter((mistake) => typeof mistake === "object"), ...mistakes],
  };
}

/** All articles of a project, newest first. */
export function articlesIn(folder: string) {
  if (!existsSync(folder)) return [];
  const exists = (picture: string) => existsSync(join(folder, picture));
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.md$/.test(name))
    .map((name) => readArticle({ name, source: readFileSync(join(folder, name), "utf8") }, exists))
    .sort((a, b) => (order(a.article) < order(b.article) ? 1 : -1));
}

/** By day; articles of one day by their names, so that each build has one order. */
const order = ({ date, slug }: { date: string; slug: string }) => `${date} ${slug}`;

const list = "virtual:articles";
const json = JSON.stringify;

/**
 * The module virtual:articles lists the articles, newest first: all of them for the prerenderer, with their texts; in
 * the browser those of the first page. Builds leave out articles with a later day. Mistakes stop the build.
 */
export function articles(): Plugin {
  let last = "";
  return {
    name: "articles",
    enforce: "pre",
    configResolved({ command }) {
      // In development an author sees what isn't published yet.
      last = command === "build" ? today() : "9999";
    },
    resolveId: (id) => (id === list ? `\0${list}` : undefined),
    load(id) {
      const [path = "", query] = id.split("?");
      if (query === "summary") return summaryModule(path);
      if (id !== `\0${list}`) return;
      const all = articlesIn(articleFolder);
      const mistakes = all.flatMap(({ article: { slug }, mistakes }) =>
        mistakes.map(({ line, text }) => `${articleFolder}/${slug}.md:${line}: ${text}`),
      );
      mistakes.push(...misplacedIn(articleFolder));
      if (mistakes.length > 0) this.error(mistakes.join("\n"));
      const shown = all.filter(({ article }) => article.date <= last);
      const onServer = this.environment.config.consumer === "server";
      for (const { article } of onServer ? all.slice(0, all.length - shown.length) : []) {
        console.warn(
          `${articleFolder}/${article.slug}.md is left out until its day, ${article.date}: build again then.`,
        );
      }
      return listModule(onServer ? shown : shown.slice(0, perPage), shown.length, onServer);
    },
    // A new article, or one that is gone.
    hotUpdate({ file, type, modules }) {
      const [module] = [this.environment.moduleGraph.getModuleById(`\0${list}`)];
      const isOther = type === "update" && !modules.some(({ url }) => url.includes("?summary"));
      if (!module || isOther || !file.includes(`/${articleFolder}/`)) return;
      return [...modules, module];
    },
  };
}

/** What lists show of an article, with its picture resized. */
function summaryModule(path: string): string {
  const source = readFileSync(path, "utf8");
  const { article, picture } = readArticle({ name: basename(path), source }, () => true);
  if (!picture) return `export default ${json(article)};`;
  return `import image from ${json(`${picture.file}?text`)};
export default { ...${json(article)}, picture: { image, alt: ${json(picture.alt)} } };`;
}

function listModule(
  shown: ReturnType<typeof articlesIn>,
  count: number,
  withTexts: boolean,
): string {
  const files = shown.map(({ article: { slug } }) => `/${articleFolder}/${slug}.md`);
  return `${files.map((file, index) => `import article${index} from ${json(`${file}?summary`)};`).join("\n")}
export const articles = [${files.map((_, index) => `article${index}`)}];
export const perPage = ${perPage};
export const count = ${count};
export const texts = {${(withTexts ? shown : []).map(({ article: { slug }, authorLine }) => `${json(slug)}: { authorLine: ${authorLine}, load: () => import(${json(`/${articleFolder}/${slug}.md`)}) }`)}};
`;
}
