import { drawIcons } from "./icons.ts";
import { drawOgImage } from "./og-images.ts";
import { oldWorkers } from "./old-workers.ts";
import type { Prerenderer } from "./prerenderer.ts";
import { sitemap } from "./sitemap.ts";
import { wellKnownFiles } from "./well-known-files.ts";

/** Makes a file. */
type Make = () => string | Uint8Array | Promise<string | Uint8Array>;

/**
 * What a site has beside its scripts, style sheets and fonts: the documents of all routes and articles, and 404.html,
 * which has no path; OG images and other files by their names. Each is made when it's asked for.
 */
export function partsOf(prerenderer: Prerenderer) {
  const { company, delivery, fallback, folderOf, ogImageOf, ogImagePath, routes } = prerenderer;
  const articles = prerenderer.articleDocuments();
  const documents = [
    ...[...routes, undefined].map((route) => ({
      path: route?.path,
      module: prerenderer.pages[folderOf(route ?? fallback)]?.file ?? "",
      render: () => prerenderer.renderRoute(route),
    })),
    ...articles,
  ].map(({ path, module, render }) => {
    const file = `${path === "/" ? "index" : (path ?? "/404").slice(1)}.html`;
    return { path, file, module, render };
  });
  const ogImages: Readonly<Record<string, Make>> = Object.fromEntries(
    (prerenderer.hasOgImages
      ? [
          ...routes.map((route) => ({ path: ogImagePath(route), parts: ogImageOf(route) })),
          ...articles.flatMap(({ article }) => article?.ogImage ?? []),
        ]
      : []
    ).map(({ path, parts }) => [path.slice(1), () => drawOgImage(path, parts)]),
  );
  const pages = [
    ...routes
      .filter(({ target }) => target !== delivery?.thanks?.page)
      .map(({ path }) => ({ address: company.url + path })),
    ...articles.flatMap(({ path, article }) =>
      article ? { address: company.url + path, day: article.date } : [],
    ),
  ];
  const feed = prerenderer.feed();
  const files: Readonly<Record<string, Make>> = {
    ...Object.fromEntries(
      Object.entries({ ...wellKnownFiles(company), ...oldWorkers }).map(([name, text]) => [
        name,
        () => text,
      ]),
    ),
    ...drawIcons,
    "llms.txt": prerenderer.llmsTxt,
    "sitemap.xml": () => sitemap(pages),
    ...(feed && { "feed.xml": () => feed }),
  };
  return { documents, ogImages, files };
}
