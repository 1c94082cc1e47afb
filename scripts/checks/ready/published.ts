import { decoded } from "../../../src/lib/hrefs";

type Read = (address: string) => Promise<string | undefined>;

/**
 * Paths of the pages that are published at a site's address, from its sitemap.xml and those that it names, without a
 * slash or .html at their end. Undefined without a sitemap that can be read. It may be that of an older site.
 */
export async function publishedPaths(
  url: string,
  read: Read = readText,
): Promise<readonly string[] | undefined> {
  const text = await read(`${url}/sitemap.xml`);
  const listed = addressesIn(text);
  if (listed.length === 0) return;
  const parts = text?.includes("<sitemapindex")
    ? (await Promise.all(listed.map(read))).map(addressesIn)
    : [listed];
  const host = hostOf(url);
  const pages = parts.flat().filter((address) => hostOf(address) === host);
  return [...new Set(pages.map(pathOf))];
}

/** Addresses that a sitemap lists. */
const addressesIn = (sitemap = ""): readonly string[] =>
  [...sitemap.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/g)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
    .filter((address) => URL.canParse(address));

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, "");

/** As site/redirects.ts names it. */
function pathOf(address: string): string {
  const { pathname } = new URL(address);
  return (
    decoded(pathname)
      .replace(/(?:\.html)?\/?$/, "")
      .replace(/^\/index$/, "") || "/"
  );
}

async function readText(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return;
  }
}
