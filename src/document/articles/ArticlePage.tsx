import type { ReactNode } from "react";
import type { Article } from "~/content-types";
import { articleList } from "~/lib/routes";
import { articlePath } from "~/sections/articles/paths";
import { Hero } from "~/sections/Hero";
import { type Heading, Prose } from "~/sections/Prose";
import section from "~/sections/Section.module.css";
import { words } from "~/site/words/articles";
import { DayText } from "~/ui/DayText";
import { Person } from "~/ui/picture/Person";
import { Picture } from "~/ui/picture/Picture";
import styles from "./ArticlePage.module.css";
import { authorOf } from "./authors";

type ArticlePageProps = {
  article: Article;
  headings: readonly Heading[];
  /** The articles before and after it. */
  older: Article | undefined;
  newer: Article | undefined;
  /** The text. */
  children: ReactNode;
};

/** An article: a hero with its author and day, its picture, the text, and links to the articles before and after it. */
export function ArticlePage({ article, headings, older, newer, children }: ArticlePageProps) {
  const { title, description, date, picture } = article;
  const { name, position, image } = authorOf(article);
  return (
    <>
      <Hero
        breadcrumb={articleList ? [articleList] : []}
        heading={title}
        lead={description}
        foot={
          <div className={styles.byline}>
            <Person of={{ name, image }}>{position}</Person>
            <DayText date={date} />
          </div>
        }
      />
      <Prose headings={headings}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} sizes="(width >= 44em) 578px, 100vw" />
          </div>
        )}
        {children}
      </Prose>
      {(older || newer) && (
        <section className={section.section} data-surface="subtle">
          <nav className={styles.others} aria-label={words.others}>
            {older && <Other label={words.previous} article={older} />}
            {newer && <Other label={words.next} article={newer} />}
          </nav>
        </section>
      )}
    </>
  );
}

const Other = ({ label, article }: { label: string; article: Article }) => (
  <a href={articlePath(article)}>
    <span>{label}</span> {article.title}
  </a>
);
