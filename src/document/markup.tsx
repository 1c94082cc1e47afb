import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Target } from "~/content-types";
import { Layout } from "~/layout/Layout";
import { EveryPage } from "~/site/pages/every-page";
import { DocumentHead, type DocumentHeadProps } from "./DocumentHead";
import { WithIslands } from "./islands";

/** Head and body of a document. `page` is the target of its row in the route table, null without one. */
export const markupOf = (
  head: DocumentHeadProps,
  content: ReactElement,
  page: Target | null = head.route?.target ?? null,
) => ({
  head: compact(renderToStaticMarkup(<DocumentHead {...head} />)),
  body: compact(
    renderToStaticMarkup(
      <WithIslands>
        <Layout page={page ?? undefined}>{content}</Layout>
        <EveryPage />
      </WithIslands>,
    ),
  ),
});

/**
 * Markup as one would write it by hand: React escapes apostrophes and closes every shape and empty element. Some
 * keyboards and systems write a letter and its accent as two characters; fonts have them as one.
 */
const compact = (html: string) =>
  html
    .replaceAll("&#x27;", "'")
    .replace(/(<(?:br|img|input|link|meta|source)\b[^>]*)\/>/g, "$1>")
    .replace(/><\/(?:circle|ellipse|line|path|rect)>/g, "/>")
    .normalize();
