import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "~/layout/Layout";
import { routeAt } from "~/lib/routes";
import { EveryPage } from "~/site/pages/every-page";
import { DocumentHead, type DocumentHeadProps } from "./DocumentHead";
import { WithIslands } from "./islands";

/** Head and body of a document. Those of articles, and of their list from its second page on, are no page of the table. */
export const markupOf = (head: DocumentHeadProps, content: ReactElement) => ({
  head: compact(renderToStaticMarkup(<DocumentHead {...head} />)),
  body: compact(
    renderToStaticMarkup(
      <WithIslands>
        <Layout page={routeAt(head.route?.path ?? "")?.target}>{content}</Layout>
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
