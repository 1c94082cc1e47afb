import { existsSync } from "node:fs";
import { articleList as list } from "../../src/lib/routes.ts";
import { filesBelow } from "../lib/files-below.ts";

/** Where an owner's articles are, a Markdown file each. */
export const articleFolder = "site/articles";

/** What the front matter of an article has beside title and description. */
export const articleFields = ["date", "author", "picture", "alt"] as const;

/** Whether a file is an article. */
export const isArticle = (file: string): boolean => file.startsWith(`${articleFolder}/`);

/** Whether a path of the site is that of an article, also of one that isn't published yet. */
export function isArticlePath(path: string): boolean {
  if (!list || !path.startsWith(`${list.path}/`)) return false;
  return existsSync(`${articleFolder}/${path.slice(list.path.length + 1)}.md`);
}

/** Files of texts that aren't articles, because they are in a folder or end in another way, each with its remedy. */
export function misplacedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .filter((path) =>
      /^(?!\.|.*\/\.).*\.(?:mdx?|mdown|markdown|txt|docx?|odt|rtf|html?)$/i.test(path),
    )
    .filter((path) => !/^[^/]*\.md$/.test(path))
    .map((path) => {
      const [, name] = /([^/.]+)(?:\/index(?=\.))?[^/]*$/i.exec(path) ?? [];
      return `${folder}/${path} isn't published. Articles are Markdown files directly in ${folder} whose names end in .md: ${folder}/${name?.toLowerCase()}.md.`;
    });
}
