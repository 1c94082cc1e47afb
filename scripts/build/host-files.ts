import { caching, fallbackPath, type SiteHeaders } from "./site-headers";

/** Longest line that Cloudflare reads, and the number of its rules. */
export const limits = { line: 2_000, rules: 100 };

/**
 * What hosts must be told of a build, in their own words: files of deploy/nginx, and the one that
 * Cloudflare and Netlify find beside the documents.
 */
export const hostFiles = (site: SiteHeaders) => ({
  headers: headersFile(site),
  "nginx/maps.conf": nginxMaps(site),
  "nginx/headers.conf": nginxHeaders(site),
});

/**
 * The `_headers` of Cloudflare and Netlify. The rule for everything is there for the fallback,
 * whose address is any. Cloudflare takes its policy off again for a document ("!", a line without
 * a colon, which Netlify skips). Should a host join both policies instead, a browser obeys both:
 * so the first one names the styles of every document, as long as they fit in a line.
 */
function headersFile({ documents, withStyle }: SiteHeaders): string {
  const styles = new Set(documents.map(({ style }) => style));
  const fallback = documents.filter(({ path }) => path === fallbackPath);
  const forAll = [[...styles].join(" "), ...fallback.map(({ style }) => style)]
    .map((names) => linesOf(withStyle(names)))
    .find((lines) => lines.every((line) => line.length < limits.line));
  const rules = [
    ["/*", ...(forAll ?? [])],
    ["/assets/*", `Cache-Control: ${caching["/assets/"]}`],
    ...documents
      .filter((document) => !fallback.includes(document))
      .map(({ path, style }) => [
        path,
        `! ${policy}`,
        `${policy}: ${withStyle(style)[policy]}`,
        `Cache-Control: ${caching.other}`,
      ]),
  ];
  if (!forAll || rules.length > limits.rules) {
    console.warn("The site has outgrown what Cloudflare reads in _headers. Other hosts are fine.");
  }
  return rules.map((lines) => `${lines.join("\n  ")}\n`).join("\n");
}

const policy = "Content-Security-Policy";

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** The style sheet's name by document and the caching by path, as nginx variables. */
const nginxMaps = ({ documents }: SiteHeaders): string => `map $uri $quietworks_style {
${documents.map(({ file, style }) => `  /${file} "${style}";`).join("\n")}
  default "${documents.find(({ path }) => path === fallbackPath)?.style}";
}

map $uri $quietworks_caching {
  ~^/assets/ "${caching["/assets/"]}";
  default "${caching.other}";
}
`;

const nginxHeaders = ({ withStyle }: SiteHeaders): string =>
  Object.entries({ ...withStyle("$quietworks_style"), "Cache-Control": "$quietworks_caching" })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
