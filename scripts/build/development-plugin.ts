import { readFileSync } from "node:fs";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { fillTemplate, siteAddress } from "./fill-template.ts";
import { wholeFonts } from "./font.ts";
import { fontStyles } from "./font-styles.ts";
import { tabIcon } from "./icons.ts";
import { pageFile } from "./page-file.ts";

/**
 * Serves every page in `npm run dev` as the build would write it, prerendered, the gallery at /gallery
 * unless a page has that path, and the tab's icon. Other icons are in builds only.
 */
export function prerenderInDevelopment(): Plugin {
  return {
    name: "prerender-in-development",
    apply: "serve",
    // Vite itself reloads a document only for what its scripts have loaded.
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const isLoadedByScript = client.moduleGraph.getModulesByFile(file) !== undefined;
      if (this.environment.name === "ssr" && modules.length > 0 && !isLoadedByScript) {
        client.hot.send({ type: "full-reload" });
      }
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
          if (path === "/favicon.svg") {
            response.setHeader("Content-Type", "image/svg+xml");
            return response.end(tabIcon);
          }
          const { company, folderOf, home, renderRoute, routes } = (await server.ssrLoadModule(
            "/src/document/entry-prerender.tsx",
          )) as typeof import("../../src/document/entry-prerender.tsx");
          const fonts = `<style>${await fontStyles(wholeFonts())}${siteAddress(company.url)}</style>`;
          const route = routes.find((known) => known.path === path);
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          if (!route && path === "/gallery") {
            const { galleryDocument } = (await server.ssrLoadModule(
              gallery,
            )) as typeof import("../../gallery/gallery.tsx");
            const styles = await styleLinks(server, [gallery]);
            return response.end(
              await server.transformIndexHtml(path, galleryDocument(fonts + styles)),
            );
          }
          const template = await server.transformIndexHtml(
            path,
            readFileSync("index.html", "utf8"),
          );
          response.statusCode = route ? 200 : 404;
          const { head, body } = await renderRoute(route, new Date());
          const page = `/${pageFile(`src/pages/${folderOf(route ?? home)}`)}`;
          const styles = await styleLinks(server, ["/src/layout/Layout.tsx", page]);
          response.end(fillTemplate(template, { head: head + fonts + styles, body }));
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

const gallery = "/gallery/gallery.tsx";

/** Links to the style sheets of modules that the server has loaded and of their imports, imports first. */
async function styleLinks(server: ViteDevServer, modules: readonly string[]): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const seen = new Set<EnvironmentModuleNode>();
  const collect = (module: EnvironmentModuleNode | undefined): string[] => {
    if (!module || seen.has(module)) return [];
    seen.add(module);
    const imports = [...module.importedModules].flatMap(collect);
    return module.url.endsWith(".css") ? [...imports, module.url] : imports;
  };
  const loaded = await Promise.all(modules.map((url) => moduleGraph.getModuleByUrl(url)));
  return loaded
    .flatMap(collect)
    .map((url) => `<link rel="stylesheet" href="${url}">`)
    .join("");
}
