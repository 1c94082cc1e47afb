import { articlesIn } from "../../scripts/build/articles";
import { today } from "../../src/lib/day";
import { articleList as list } from "../../src/lib/routes";

/** The articles of site/articles that a build today publishes, newest first. */
export const articles = articlesIn("site/articles")
  .map(({ article }) => ({ ...article, path: `${list?.path}/${article.slug}` }))
  .filter(({ date }) => date <= today());
