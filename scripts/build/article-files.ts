import { existsSync, readFileSync } from "node:fs";
import { dayOf } from "../../src/lib/day.ts";
import { routes } from "../../src/lib/routes.ts";
import { readFrontMatter } from "./front-matter.ts";

/** Where an owner's articles are, a Markdown file each. */
export const articleFolder = "src/articles";

/** What the front matter of an article has beside title and description. */
export const articleFields = ["date", "author", "picture", "alt"] as const;

/** Whether a file is an article. */
export const isArticle = (file: string): boolean => file.startsWith(`${articleFolder}/`);

/** Whether a path of the site is that of an article that a build today publishes. */
export function isPublishedArticle(path: string): boolean {
  const list = routes.find(({ target }: { target: string }) => target === "articles");
  if (!list || !path.startsWith(`${list.path}/`)) return false;
  const file = `${articleFolder}/${path.slice(list.path.length + 1)}.md`;
  if (!existsSync(file)) return false;
  const { date } = readFrontMatter(readFileSync(file, "utf8"), articleFields).fields;
  return date !== undefined && date <= dayOf(new Date());
}
