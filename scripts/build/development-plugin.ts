import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { decoded } from "../../src/lib/hrefs.ts";
import { isOnlyInIslands, mistakesInReact } from "../checks/react.ts";
import { encoded, formsOf, withQuery } from "../lib/redirect-files.ts";
import { typeOf } from "../serve/site-files.ts";
import { nonce, policy } from "./development-policy.ts";
import { fillTemplate, siteAddress } from "./fill-template.ts";
import { wholeFonts } from "./font.ts";
import { fontStyles } from "./font-styles.ts";
import type { Prerenderer } from "./prerenderer.ts";
import { partsOf } from "./site-parts.ts";

/**
 * Serves in `npm run dev` what the build would write, each document prerendered, and the gallery at /gallery unless a
 * page has that path.
 */
export function prerenderInDevelopment(): Plugin {
  return {
    name: "prerender-in-development",
    apply: "serve",
    config() {
      // Whatever the caller's environment says; scripts/build/build.ts sets that of a build.
      process.env["NODE_ENV"] = "development";
      return { html: { cspNonce: nonce } };
    },
    // Vite itself updates only what scripts have loaded.
    hotUpdate({ file, modules, server, timestamp }) {
      const { client } = server.environments;
      if (this.environment.name === "ssr") {
        const isRendered = modules.length > 0 && !file.endsWith(".css");
        const isLoadedByScript = client.moduleGraph.getModulesByFile(file) !== undefined;
        if (isRendered && !isLoadedByScript) client.hot.send({ type: "full-reload" });
        else if (isRendered && !isOnlyInIslands(relative(".", file))) {
          client.hot.send("document-changed");
        }
        warn(server);
        return;
      }
      // Linked style sheets, CSS modules too: their class names stay.
      const linked = modules.filter(({ url, importers }) => /\.css\b/.test(url) && !importers.size);
      const updates = linked.map(({ url }) => {
        const path = url.replace(/\?.*/, "");
        return { type: "css-update" as const, path, acceptedPath: path, timestamp };
      });
      if (updates.length > 0) client.hot.send({ type: "update", updates });
      return modules.filter((module) => !linked.includes(module));
    },
    configureServer: (server) => () => {
      warn(server);
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
          const path = decoded(pathname);
          const prerenderer = (await server.ssrLoadModule(
            "/src/document/entry-prerender.tsx",
          )) as Prerenderer;
          const { documents, files, ogImages } = partsOf(prerenderer);
          const make = files[path.slice(1)] ?? ogImages[path.slice(1)];
          if (make) {
            response.setHeader("Content-Type", typeOf(path));
            return response.end(await make());
          }
          const [, moved] =
            Object.entries(prerenderer.redirects).find(([from]) => formsOf(from).includes(path)) ??
            [];
          if (moved !== undefined) {
            response.writeHead(301, { Location: withQuery(encoded(moved), search) });
            return response.end();
          }
          const { url } = prerenderer.company;
          const fonts = `<style nonce="${nonce}">${await fontStyles(wholeFonts())}${siteAddress(url)}</style>`;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          const known = documents.find((document) => document.path === path);
          if (!known && path === "/gallery") {
            const { galleryDocument } = (await server.ssrLoadModule(
              gallery,
            )) as typeof import("../../gallery/gallery.tsx");
            const styles = await styleLinks(server, [gallery]);
            return response.end(
              await server.transformIndexHtml(path, galleryDocument(fonts + styles)),
            );
          }
          response.statusCode = known ? 200 : 404;
          const own = "site/public/404.html";
          if (!known && !prerenderer.notFound && existsSync(own)) {
            return response.end(readFileSync(own));
          }
          response.setHeader("Content-Security-Policy", policy(prerenderer));
          const document = known ?? documents.find(({ file }) => file === "404.html");
          if (!document) return next();
          const template = await server.transformIndexHtml(
            path,
            readFileSync("index.html", "utf8"),
          );
          const { head, body } = await document.render();
          const styles = await styleLinks(server, [
            "/src/layout/Layout.tsx",
            `/${document.module}`,
          ]);
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

/** Says which mistakes are new, as the build would. */
function warn(server: ViteDevServer): void {
  const mistakes = mistakesInReact();
  for (const mistake of mistakes) if (!said.includes(mistake)) server.config.logger.warn(mistake);
  said = mistakes;
}
let said: readonly string[] = [];

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
