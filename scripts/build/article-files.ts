import { existsSync } from "node:fs";
import { routes } from "../../src/lib/routes.ts";

/** Where an owner's articles are, a Markdown file each. */
export const articleFolder = "site/articles";

/** What the front matter of an article has beside title and description. */
export const articleFields = ["date", "author", "picture", "alt"] as const;

/** Whether a file is an article. */
export const isArticle = (file: string): boolean => file.startsWith(`${articleFolder}/`);

/** Whether a path of the site is that of an article, also of one that isn't published yet. */
export function isArticlePath(path: string): boolean {
  const list = routes.find(({ target }: { target: string }) => target === "articles");
  if (!list || !path.startsWith(`${list.path}/`)) return false;
  return existsSync(`${articleFolder}/${path.slice(list.path.length + 1)}.md`);
}
