import { existsSync, readFileSync } from "node:fs";
import { routes } from "../../src/site/routes.ts";

/** Where an owner's articles are, a Markdown file each. */
export const articleFolder = "src/articles";

/** Whether a file is an article. */
export const isArticle = (file: string): boolean => file.startsWith(`${articleFolder}/`);

/** The day as a date in front matter says it, in UTC: "2026-03-31". */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

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
