import type { Article } from "~/content-types";
import { type Route, routes } from "~/lib/routes";

/** The row of the articles' list, whose target is "articles". A site without articles has none. */
export const listRoute: Route | undefined = routes.find(
  ({ target }: { target: string }) => target === "articles",
);

const list = listRoute?.path ?? "";

/** Address of a page of the list: "/articles", "/articles/2". */
export const listPath = (number: number): string => (number > 1 ? `${list}/${number}` : list);

/** Address of an article. */
export const articlePath = ({ slug }: Pick<Article, "slug">): string => `${list}/${slug}`;
