import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyticsHosts } from "../../src/site/analytics";
import { imageHosts, messageOrigin, securityHeaders, styleHash } from "./security-headers";

/** A built document. */
type BuiltDocument = {
  /** Below dist/, with forward slashes: "managed-services/help-desk.html". */
  readonly file: string;
  /** "/", "/managed-services/help-desk"; "/404" for 404.html, which is not served at that path. */
  readonly path: string;
  /** CSP hash of its inlined style sheet. */
  readonly style: string;
};

export type SiteHeaders = {
  readonly documents: readonly BuiltDocument[];
  /** Security headers of a response with these CSP hashes of styles. */
  readonly withStyle: (style: string) => Readonly<Record<string, string>>;
};

/** Path of 404.html, the response for every unknown address. */
export const fallbackPath = "/404";

/** Cache-Control of files with a hash in their name, and of all others. */
export const caching = {
  "/assets/": "public, max-age=31536000, immutable",
  other: "no-cache",
} as const;

/** Headers of a built site's responses. The configuration for every host is made from them. */
export function siteHeaders(folder: string): SiteHeaders {
  const built = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => ({ file, html: readFileSync(join(folder, file), "utf8") }));
  const pages = built.map(({ html }) => html);
  const hosts = imageHosts(pages);
  const receiver = messageOrigin(pages);
  return {
    documents: built.map(({ file, html }) => ({
      file,
      path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
      style: styleHash(html),
    })),
    withStyle: (style) => securityHeaders(style, hosts, receiver, analyticsHosts),
  };
}
