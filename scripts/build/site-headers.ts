import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageHosts, messageOrigin, securityHeaders, styleHash } from "./security-headers";

/** A built document: its file, the path it is shown at and its style sheet's name in a policy. */
type BuiltDocument = {
  /** Below dist/, with forward slashes: "managed-services/help-desk.html". */
  readonly file: string;
  /** "/", "/managed-services/help-desk". The fallback's is "/404" and no address of the site. */
  readonly path: string;
  readonly style: string;
};

export type SiteHeaders = {
  readonly documents: readonly BuiltDocument[];
  /** Security headers of a response, by what its policy says of style sheets. */
  readonly withStyle: (style: string) => Readonly<Record<string, string>>;
};

/** Path of the answer to every address that is not in the site. */
export const fallbackPath = "/404";

/** How long a browser keeps what it got: files that are named by their content, and all others. */
export const caching = {
  "/assets/": "public, max-age=31536000, immutable",
  other: "no-cache",
} as const;

/** How long a browser keeps what it got at a path. */
export const cachingOf = (path: string): string =>
  path.startsWith("/assets/") ? caching["/assets/"] : caching.other;

/** What the responses of a built site say. Every host is told this and nothing else. */
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
    withStyle: (style) => securityHeaders(style, hosts, receiver),
  };
}
