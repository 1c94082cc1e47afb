import { articles, texts } from "virtual:articles";
import type { Article, TeamLeader } from "~/content-types";
import { articleList, routeAt } from "~/lib/routes";
import { articlePath } from "~/sections/articles/paths";
import { leaders } from "~/site/leaders";

/** The leader who wrote an article. */
export function authorOf({ slug, author }: Article): TeamLeader {
  const leader = leaders.find(({ name }: TeamLeader) => name === author);
  if (!leader) throw new Error(`site/articles/${slug}.md: the author isn't in site/leaders.ts.`);
  return leader;
}

/** What is wrong with articles that their files alone don't tell, a sentence for each mistake. */
export function mistakesInArticles(): readonly string[] {
  if (articles.length === 0) return [];
  if (!articleList) {
    return [
      'site/articles has articles, but their list is no page. Add ["/articles", "Articles", "articles"] to site/routes.ts and a page for it (docs/content.md).',
    ];
  }
  const names: readonly string[] = leaders.map(({ name }) => name);
  return articles.flatMap((article) => [
    ...(names.includes(article.author)
      ? []
      : [
          `site/articles/${article.slug}.md:${texts[article.slug]?.authorLine}: the author "${article.author}" isn't in site/leaders.ts, which has ${names.join(", ")}.`,
        ]),
    ...(routeAt(articlePath(article))
      ? [`site/articles/${article.slug}.md: site/routes.ts has a page of this name. Rename one.`]
      : []),
  ]);
}
