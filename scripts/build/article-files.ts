import { existsSync, readFileSync } from "node:fs";
import { dayOf } from "../../src/lib/day.ts";
import { routes } from "../../src/lib/routes.ts";

/** Where an owner's articles are, a Markdown file each. */
export const articleFolder = "src/articles";

/** Whether a file is an article. */
export const isArticle = (file: string): boolean => file.startsWith(`${articleFolder}/`);

/** Whether a path of the site is that of an article that a build today publishes. */
export function isPublishedArticle(path: string): boolean {
  const list = routes.find(({ target }: { target: string }) => target === "articles");
  if (!list || !path.startsWith(`${list.path}/`)) return false;
  const file = `${articleFolder}/${path.slice(list.path.length + 1)}.md`;
  const [, date] = existsSync(file)
    ? (/^date: *(\S+)/m.exec(readFileSync(file, "utf8")) ?? [])
    : [];
  return date !== undefined && date <= dayOf(new Date());
}
