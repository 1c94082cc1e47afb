import type { Article } from "~/content-types";
import { articleList } from "~/lib/routes";

const list = articleList?.path ?? "";

/** Address of a page of the list: "/articles", "/articles/2". */
export const listPath = (number: number): string => (number > 1 ? `${list}/${number}` : list);

/** Address of an article. */
export const articlePath = ({ slug }: Pick<Article, "slug">): string => `${list}/${slug}`;
