type Files = Readonly<Record<string, string>>;

/** How many redirects Cloudflare reads in _redirects. */
const limit = 2_000;

/**
 * Redirects as configuration: the rules in _redirects for Cloudflare, Netlify and the built-in server, and locations
 * for nginx. No redirects, no files. `redirects` are addresses by path. Status 301, because Netlify documents for
 * it, and not for 308, that the query goes along.
 */
export function redirectFiles(redirects: Files): { readonly rules: string; readonly nginx: Files } {
  const all = Object.entries(redirects).flatMap(([path, address]) =>
    formsOf(path).map((from) => ({ from, to: encoded(address) })),
  );
  if (all.length === 0) return { rules: "", nginx: {} };
  if (all.length > limit) {
    console.warn(
      `_redirects has ${all.length} lines, of which Cloudflare reads ${limit}. Other hosts are fine.`,
    );
  }
  return {
    rules: all.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join(""),
    nginx: {
      "redirects.conf": all
        .map(({ from, to }) => {
          return `location = "${from}" { return 301 "${withQuery(to, "$is_args$args")}"; }\n`;
        })
        .join(""),
    },
  };
}

/** What visitors may type for a path: itself and, unless it names a file such as "/about.php", with a slash or .html. */
export const formsOf = (path: string): readonly string[] =>
  /\.\w+$/.test(path) ? [path] : [path, `${path}/`, `${path}.html`];

/** An address with everything encoded that has a meaning in these files. */
export const encoded = (address: string): string =>
  new URL(address, ownSite).href
    .replace(ownSite, "")
    .replaceAll("$", "%24")
    .replaceAll("\\", "%5C");

/** Stands for the site, whose addresses are paths, where those of others are told from them. */
export const ownSite = "https://site.invalid";

/** An address with the query of a request, as Cloudflare and Netlify hand it on: unless the address has its own. */
export function withQuery(address: string, query: string): string {
  const [start = "", anchor] = address.split("#");
  return `${start}${start.includes("?") ? "" : query}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** server_name of nginx: the site's host first, to which the other one, with or without www, leads. */
export function serverNames(url: string): string {
  const { hostname } = new URL(url);
  const other = hostname.startsWith("www.") ? hostname.slice("www.".length) : `www.${hostname}`;
  return `server_name ${hostname} ${other};\n`;
}
