import { articles } from "virtual:articles";
import { Feed } from "feed";
import { startOf } from "~/lib/day";
import { titleOf } from "~/lib/head";
import { articleList } from "~/lib/routes";
import { articlePath } from "~/sections/articles/paths";
import { company } from "~/site/company";
import { locale } from "~/site/locale";
import { metadataOf } from "../page-metadata";
import { authorOf } from "./authors";

/** The RSS feed of the newest articles, or undefined if there are none. */
export function feed(): string | undefined {
  const [newest] = articles;
  if (!articleList || !newest) return;
  const link = company.url + articleList.path;
  const channel = new Feed({
    title: titleOf(articleList),
    description: metadataOf(articleList).description,
    id: link,
    link,
    language: locale.language,
    feedLinks: { rss: `${company.url}/feed.xml` },
    updated: startOf(newest.date),
    copyright: company.name,
  });
  for (const article of articles.slice(0, 50)) {
    const address = company.url + articlePath(article);
    channel.addItem({
      title: article.title,
      id: address,
      link: address,
      description: article.description,
      date: startOf(article.date),
      // RSS asks for a mail address; the leader's is on the site, too.
      author: [{ name: article.author, email: authorOf(article).email }],
    });
  }
  return channel.rss2();
}
