import { articles, count, perPage } from "virtual:articles";
import { createContext, useContext } from "react";
import { words } from "~/site/words/articles";
import { DayText } from "~/ui/DayText";
import { Picture } from "~/ui/picture/Picture";
import styles from "./ArticleList.module.css";
import { articlePath, listPath } from "./articles/paths";
import section from "./Section.module.css";

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
export function ArticleList() {
  const { entries, number, last } = useContext(ListPage);
  if (entries.length === 0) return null;
  return (
    <section className={section.section} data-surface="default">
      <ol role="list">
        {entries.map((article) => (
          <li key={article.slug} className={styles.entry}>
            <p className={styles.facts}>
              <DayText date={article.date} />
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
      <nav className={styles.pages} aria-label={words.pages}>
        {number > 1 && <a href={listPath(number - 1)}>{words.newer}</a>}
        {number < last && <a href={listPath(number + 1)}>{words.older}</a>}
        <a href="/feed.xml">{words.feed}</a>
      </nav>
    </section>
  );
}
