import { articles } from "virtual:articles";
import type { Article } from "~/content-types";
import { titleOf } from "~/lib/head";
import { articleList, home, notFound, type Route, routeTo } from "~/lib/routes";
import { analytics, verifications } from "~/site/analytics";
import { frameColor } from "~/site/brand";
import { company } from "~/site/company";
import { delivery } from "~/site/delivery";
import { locale } from "~/site/locale";
import { articleGraph } from "./articles/article-data";
import { hasOgImages } from "./og-image";
import { ogImageSize } from "./og-text";
import { graphOf } from "./page-graph";
import { metadataOf } from "./page-metadata";

/** Path of a page's OG image in the built site. */
export const ogImagePath = ({ target }: Pick<Route, "target">, article?: Article): string =>
  `/og-images/${target}${article ? `/${article.slug}` : ""}.png`;

export type DocumentHeadProps = {
  /** An article has one of its own, with the target of their list. */
  readonly route: Route | undefined;
  readonly description: string;
  readonly article?: Article;
};

/**
 * Title, meta tags, canonical link and structured data of a document. Without a route it is the
 * fallback, which has noindex and no canonical link.
 */
export function DocumentHead({ route, description, article }: DocumentHeadProps) {
  const title = titleOf(route ?? notFound);
  const canonical = route && company.url + route.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* The first that matches counts. */}
      {frameColor.dark !== frameColor.light && (
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={frameColor.dark} />
      )}
      <meta name="theme-color" content={frameColor.light} />
      {route && canonical ? (
        <>
          <link rel="canonical" href={canonical} />
          {route === home &&
            Object.entries(verifications).map(([name, content]) => (
              <meta key={name} name={name} content={content} />
            ))}
          <meta property="og:type" content={article ? "article" : "website"} />
          {ogLocale !== "en_US" && <meta property="og:locale" content={ogLocale} />}
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          {hasOgImages && (
            <>
              <meta property="og:image" content={company.url + ogImagePath(route, article)} />
              <meta property="og:image:width" content={`${ogImageSize.width}`} />
              <meta property="og:image:height" content={`${ogImageSize.height}`} />
              <meta property="og:image:alt" content={ogImageAlt(route, article)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
          {route.target === delivery?.thanks?.page && <meta name="robots" content="noindex" />}
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped below
            dangerouslySetInnerHTML={{
              __html: dataBlock(article ? articleGraph(route, article) : graphOf(route)),
            }}
          />
          {route.target === articleList?.target && articles.length > 0 && (
            <link rel="alternate" type="application/rss+xml" href="/feed.xml" />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {analytics.map(({ script, attributes }) => (
        <script key={script} defer src={script} {...attributes} />
      ))}
    </>
  );
}

/** Language and country, which is American English where it isn't named. */
const { language, region = company.address.country } = new Intl.Locale(locale.language);
const ogLocale = `${language}_${region}`;

/** Alternative text of a page's OG image: the text on it. */
const ogImageAlt = (route: Route, article: Article | undefined) => {
  const { name, heading } = metadataOf(routeTo(route.target) ?? route);
  return `${name}: ${article?.title ?? heading}`;
};

/** JSON that is safe inside a script element. */
const dataBlock = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c");
