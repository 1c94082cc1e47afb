import { decoded } from "../../src/lib/hrefs";
import { formsOf } from "../lib/redirect-files";

/** A path as browsers show it: no query, nothing encoded, no "." or ".." between slashes. */
const valid = /^(?:\/(?!\.\.?(?:\/|$))[\p{L}\p{M}\p{N} ._~()+,=@&!'-]+)+$/u;

type Site = {
  /** Every file of the built site, by its path below dist/, with forward slashes. */
  readonly files: readonly string[];
  /** The site's own address. */
  readonly url: string;
};

/**
 * What is wrong with redirects (addresses by path), a sentence for each mistake. No path may be a page or a file;
 * that targets exist is checked with all other addresses. So there is neither a chain nor a loop.
 */
export const mistakesInRedirects = (
  redirects: Readonly<Record<string, string>>,
  site: Site,
): readonly string[] =>
  Object.entries(redirects).flatMap(([path, address]) => {
    const mistake = mistakeInPath(path, site) ?? mistakeInAddress(address, site.url);
    return mistake ? `site/redirects.ts: "${path}" ${mistake}` : [];
  });

function mistakeInPath(path: string, { files }: Site): string | undefined {
  const [short = ""] = path.split(/[?#]/);
  if (short !== path) {
    return `must end before its "${path[short.length]}". Not every host can tell queries apart: "${short}" leads there with any.`;
  }
  const bare = path.replace(/(?:\.html)?\/?$/, "");
  if (path === "/" || files.includes(`${bare.slice(1)}.html`)) {
    return "is a page. Delete the redirect, or remove the page.";
  }
  if (files.some((file) => formsOf(bare).includes(`/${file}`))) {
    return "is a file of the site. Delete the redirect, or remove the file.";
  }
  if (/%[\da-f]{2}/i.test(path)) return `must be written as browsers show it: "${decoded(path)}".`;
  if (bare !== path && valid.test(bare)) return `must be "${bare}", which stands for it, too.`;
  if (path.includes("*")) {
    return "has a star, but a row is for one address. Rules for whole folders are your host's (docs/content.md).";
  }
  if (valid.test(path)) return;
  return `must be a path such as "/cloud-hosting" or "/Our Team.php": letters, digits, spaces and . _ ~ ( ) + , = @ & ! ' -`;
}

function mistakeInAddress(address: string, url: string): string | undefined {
  if (address.startsWith("/")) return;
  if (!URL.canParse(address)) return `leads to "${address}", which is no address.`;
  const [there, here] = [address, url].map((one) => new URL(one).hostname.replace("www.", ""));
  if (there !== here) return;
  return `leads to this site by its address. Name the page instead: { to: "about" }.`;
}
