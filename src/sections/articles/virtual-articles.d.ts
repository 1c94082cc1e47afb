/** The articles of site/articles, listed by scripts/build/articles.ts. */
declare module "virtual:articles" {
  import type { ComponentType } from "react";
  import type { Article } from "~/content-types";

  /** Newest first; in the browser those of the list's first page. */
  export const articles: readonly Article[];
  /** How many a page of the list shows, and how many there are. */
  export const perPage: number;
  export const count: number;

  type Text = {
    /** Line of the author in its file. */
    readonly authorLine: number;
    /** Its page, which leads to the articles before and after it. */
    readonly load: () => Promise<{
      readonly default: ComponentType<
        Record<"older" | "newer", Article | undefined> & { readonly article: Article }
      >;
    }>;
  };
  /** Their texts by slug; none in the browser. */
  export const texts: Readonly<Record<string, Text>>;
}
