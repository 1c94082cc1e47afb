import { articles, count, perPage, texts } from "virtual:articles";
import { importPage } from "~/client/page-modules";
import type { Article } from "~/content-types";
import { articleList, folderOf, type Route } from "~/lib/routes";
import { ListPage } from "~/sections/ArticleList";
import { articlePath, listPath } from "~/sections/articles/paths";
import { ogImagePath } from "../DocumentHead";
import { markupOf } from "../markup";
import { ogImageOf } from "../og-image";
import { metadataOf } from "../page-metadata";

/** A document whose path isn't in the route table. */
type ArticleDocument = {
  readonly path: string;
  /** The module that it shows. */
  readonly module: string;
  /** Head and body. */
  readonly render: () => Promise<ReturnType<typeof markupOf>>;
  /** For articles. */
  readonly article?: {
    readonly date: string;
    readonly ogImage: { readonly path: string; readonly parts: ReturnType<typeof ogImageOf> };
  };
};

/** How many pages the list has. */
const last = Math.ceil(count / perPage);

/** The documents of all articles, and of the list's pages from the second on. */
export function articleDocuments(): readonly ArticleDocument[] {
  const list = articleList;
  if (!list) return [];
  return [
    ...articles.map((_, index) => documentOf(list, index)),
    ...Array.from({ length: Math.max(0, last - 1) }, (_, index) => listDocument(list, index + 2)),
  ];
}

function documentOf(list: Route, index: number): ArticleDocument {
  const article = articles[index] as Article;
  const route = { ...list, path: articlePath(article), title: article.title };
  return {
    path: route.path,
    module: `site/articles/${article.slug}.md`,
    article: {
      date: article.date,
      ogImage: {
        path: ogImagePath(list, article),
        parts: ogImageOf(list, { name: metadataOf(list).name, heading: article.title }),
      },
    },
    async render() {
      const { default: Page } = (await texts[article.slug]?.load()) ?? {};
      if (!Page) throw new Error(`site/articles/${article.slug}.md has no text.`);
      const { description } = article;
      const [newer, older] = [articles[index - 1], articles[index + 1]];
      const page = <Page article={article} older={older} newer={newer} />;
      return markupOf({ route, description, article }, page);
    },
  };
}

function listDocument(list: Route, number: number): ArticleDocument {
  const route = { ...list, path: listPath(number), title: `${list.title} (${number})` };
  const entries = articles.slice(perPage * (number - 1), perPage * number);
  return {
    path: route.path,
    module: `site/pages/${folderOf(list)}/page.tsx`,
    async render() {
      const { default: Page, description } = await importPage(list);
      const page = (
        <ListPage value={{ entries, number, last }}>
          <Page />
        </ListPage>
      );
      return markupOf({ route, description }, page);
    },
  };
}
