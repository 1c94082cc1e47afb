import { articlesIn } from "../../scripts/build/articles";
import { today } from "../../src/lib/day";
import { articleList as list } from "../../src/lib/routes";

/** The articles of site/articles that a build today publishes, newest first. */
export const articles = articlesIn("site/articles")
  .map(({ article }) => ({ ...article, path: `${list?.path}/${article.slug}` }))
  .filter(({ date }) => date <= today());

/** The pages of the list from the second on, and what each shows. */
export const furtherLists = Array.from(
  { length: Math.max(0, Math.ceil(articles.length / 10) - 1) },
  (_, index) => ({
    path: `${list?.path}/${index + 2}`,
    shown: articles.slice(10 * (index + 1), 10 * (index + 2)),
  }),
);
