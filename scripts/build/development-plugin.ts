import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { fillTemplate } from "./fill-template.ts";
import { fontFace, fontSource } from "./font.ts";
import { tabIcon } from "./icons.ts";
import { siteAddress } from "./page-styles.ts";

/**
 * Serves every page in `npm run dev` as the build would write it, prerendered, and the tab's icon. Other
 * icons are in builds only.
 */
export function prerenderInDevelopment(): Plugin {
  return {
    name: "prerender-in-development",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
          if (path === "/favicon.svg") {
            response.setHeader("Content-Type", "image/svg+xml");
            return response.end(tabIcon);
          }
          const { company, renderRoute, routes } = (await server.ssrLoadModule(
            "/src/document/entry-prerender.tsx",
          )) as typeof import("../../src/document/entry-prerender.tsx");
          const route = routes.find((known) => known.path === path);
          const shell = await server.transformIndexHtml(path, readFileSync("index.html", "utf8"));
          response.statusCode = route ? 200 : 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          const { head, body } = await renderRoute(route);
          const styles = `<style>${fontFace(fontSource)}${siteAddress(company.url)}</style>`;
          response.end(fillTemplate(shell, { head: head + styles, body }));
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}
