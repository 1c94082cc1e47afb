import type { BlogPosting, Graph } from "schema-dts";
import type { Article } from "~/content-types";
import { articleList, type Route } from "~/lib/routes";
import { companyReference, personOf } from "~/lib/schema-org";
import { company } from "~/site/company";
import { pageOf } from "../page-graph";
import { authorOf } from "./authors";

/** Structured data of an article's page: the page, and the article with its author. */
export const articleGraph = (route: Route, article: Article): Graph => ({
  "@context": "https://schema.org",
  "@graph": [pageOf(route, undefined, articleList ? [articleList] : []), postingOf(route, article)],
});

const postingOf = (route: Route, article: Article): BlogPosting => {
  const { title, description, date, picture } = article;
  const image =
    typeof picture?.image === "object" ? company.url + picture.image.img.src : undefined;
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: date,
    url: company.url + route.path,
    author: personOf(authorOf(article)),
    publisher: companyReference,
    ...(image && { image }),
  };
};
