/** A built document. */
type BuiltDocument = {
  /** Below dist/, with forward slashes: "services/backup.html". */
  readonly file: string;
  /** "/", "/services/backup"; undefined for 404.html, the response for every unknown address. */
  readonly path: string | undefined;
  /** CSP hash of its inlined style sheet. */
  readonly style: string;
};

type SiteHeaders = {
  readonly documents: readonly BuiltDocument[];
  /** Security headers of a response with these CSP hashes of styles. */
  readonly withStyle: (style: string) => Readonly<Record<string, string>>;
};

/** Cache-Control of files with a hash in their name, and of all others. */
const caching = {
  "/assets/": "public, max-age=31536000, immutable",
  other: "no-cache",
} as const;

/** Cloudflare's limits: characters in a line, number of rules. */
export const limits = { line: 2_000, rules: 100 };

/** Headers of a build as configuration: two files for nginx, `_headers` for Cloudflare and Netlify. */
export const hostFiles = (site: SiteHeaders) => ({
  headers: headersFile(site),
  "nginx/maps.conf": nginxMaps(site),
  "nginx/headers.conf": nginxHeaders(site),
});

/**
 * `_headers` of Cloudflare and Netlify. The first rule is for every path, because 404.html may be sent for
 * any. For a document, "! Content-Security-Policy" removes its policy on Cloudflare; Netlify skips that line.
 * A host that sends both policies makes the browser enforce both, so the first one allows the styles of
 * every document if they fit in a line.
 */
function headersFile({ documents, withStyle }: SiteHeaders): string {
  const styles = new Set(documents.map(({ style }) => style));
  const forAll = [[...styles].join(" "), fallbackOf(documents)]
    .map((names) => Object.entries(withStyle(names)).map((header) => header.join(": ")))
    .find((lines) => lines.every((line) => line.length < limits.line));
  const rules = [
    ["/*", ...(forAll ?? [])],
    ["/assets/*", `Cache-Control: ${caching["/assets/"]}`],
    ...documents.flatMap(({ path, style }) =>
      path
        ? [
            [
              path,
              `! ${policy}`,
              `${policy}: ${withStyle(style)[policy]}`,
              `Cache-Control: ${caching.other}`,
            ],
          ]
        : [],
    ),
  ];
  if (!forAll || rules.length > limits.rules) {
    console.warn("The site has outgrown what Cloudflare reads in _headers. Other hosts are fine.");
  }
  return rules.map((lines) => `${lines.join("\n  ")}\n`).join("\n");
}

const policy = "Content-Security-Policy";

/** CSP hash of the styles of 404.html. */
const fallbackOf = (documents: readonly BuiltDocument[]) =>
  documents.find(({ path }) => !path)?.style ?? "";

/** nginx variables: the hash of the styles by document, Cache-Control by path. */
const nginxMaps = ({ documents }: SiteHeaders): string => `map $uri $site_style {
${documents.map(({ file, style }) => `  /${file} "${style}";`).join("\n")}
  default "${fallbackOf(documents)}";
}

map $uri $site_caching {
  ~^/assets/ "${caching["/assets/"]}";
  default "${caching.other}";
}
`;

const nginxHeaders = ({ withStyle }: SiteHeaders): string =>
  Object.entries({ ...withStyle("$site_style"), "Cache-Control": "$site_caching" })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
