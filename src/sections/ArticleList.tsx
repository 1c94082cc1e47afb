import { articles, count, perPage } from "virtual:articles";
import { createContext, useContext } from "react";
import { Day } from "~/ui/Day";
import { Picture } from "~/ui/picture/Picture";
import styles from "./ArticleList.module.css";
import { articlePath, listPath } from "./article-paths";
import section from "./Section.module.css";

/** Words around the list. */
export type ArticleListContent = {
  /** Names the links to its other pages. */
  readonly pages: string;
  readonly newer: string;
  readonly older: string;
  /** The link to the RSS feed. */
  readonly feed: string;
};

/** One page of the list: its articles, its number from 1, and how many pages there are. */
export const ListPage = createContext({
  entries: articles.slice(0, perPage),
  number: 1,
  last: Math.ceil(count / perPage),
});

/**
 * The articles, newest first, ten a page. Its page has the target "articles"; the build writes the further pages. They
 * and the articles are documents only, without a row in the route table.
 */
export function ArticleList({ pages, newer, older, feed }: ArticleListContent) {
  const { entries, number, last } = useContext(ListPage);
  if (entries.length === 0) return null;
  return (
    <section className={section.section} data-surface="default">
      <ol role="list">
        {entries.map((article) => (
          <li key={article.slug} className={styles.entry}>
            <p className={styles.facts}>
              <Day date={article.date} />
              <span>{article.author}</span>
            </p>
            <div className={styles.words}>
              <h2>
                <a href={articlePath(article)}>{article.title}</a>
              </h2>
              <p>{article.description}</p>
            </div>
            {article.picture && (
              <Picture {...article.picture} sizes="(width >= 44em) 240px, 100vw" />
            )}
          </li>
        ))}
      </ol>
      <nav className={styles.pages} aria-label={pages}>
        {number > 1 && <a href={listPath(number - 1)}>{newer}</a>}
        {number < last && <a href={listPath(number + 1)}>{older}</a>}
        <a href="/feed.xml">{feed}</a>
      </nav>
    </section>
  );
}
