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
  nginx: { "maps.conf": nginxMaps(site), "headers.conf": nginxHeaders(site) },
});

/**
 * `_headers` of Cloudflare and Netlify. The first rule is for every path, because 404.html may be sent for
 * any. For a document, "! Content-Security-Policy" removes its policy on Cloudflare; Netlify skips that line.
 * A host that sends both policies makes the browser enforce both, so the first one allows the styles of
 * every document if they fit in a line, else those of most documents. In a site of more documents than rules,
 * these have no rule of their own.
 */
function headersFile({ documents, withStyle }: SiteHeaders): string {
  const linesWith = (styles: readonly string[]) =>
    Object.entries(withStyle(styles.join(" "))).map((header) => header.join(": "));
  let forAll: readonly string[] = [];
  for (const style of byUse(documents)) {
    const fits = linesWith([...forAll, style]).every(({ length }) => length < limits.line);
    if (fits) forAll = [...forAll, style];
  }
  const pages = documents.filter(({ path }) => path);
  const own =
    pages.length + 2 > limits.rules ? pages.filter(({ style }) => !forAll.includes(style)) : pages;
  const rules = [
    ["/*", ...linesWith(forAll)],
    ["/assets/*", `Cache-Control: ${caching["/assets/"]}`],
    ...own.map(({ path, style }) => [
      path,
      `! ${policy}`,
      `${policy}: ${withStyle(style)[policy]}`,
      `Cache-Control: ${caching.other}`,
    ]),
  ];
  if (forAll.length === 0 || rules.length > limits.rules) {
    console.warn("The site has outgrown what Cloudflare reads in _headers. Other hosts are fine.");
  }
  return rules.map((lines) => `${lines.join("\n  ")}\n`).join("\n");
}

/** The documents' styles: that of 404.html, then those of the most documents. */
function byUse(documents: readonly BuiltDocument[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const { style } of documents) uses.set(style, (uses.get(style) ?? 0) + 1);
  const sorted = [...uses].sort(([, a], [, b]) => b - a).map(([style]) => style);
  return [...new Set([fallbackOf(documents), ...sorted])];
}

const policy = "Content-Security-Policy";

/** CSP hash of the styles of 404.html. */
const fallbackOf = (documents: readonly BuiltDocument[]) =>
  documents.find(({ path }) => !path)?.style ?? "";

/** What hosts name the compressed copies that the build writes beside files. */
const copy = /\.(?:br|gz|zst)$/;

/** Whether a file is the compressed copy of another one of the site's files, as the built-in server and nginx see it, too. */
export const isCopy = (file: string, files: ReadonlySet<string>): boolean =>
  copy.test(file) && files.has(file.replace(copy, ""));

/** `.assetsignore` of Cloudflare, which compresses text files itself: all compressed copies, and no other archives. */
export const ignoredAssets = (files: ReadonlySet<string>): string =>
  [
    ...["*.br", "*.gz", "*.zst"],
    ...[...files]
      .filter((file) => copy.test(file) && !isCopy(file, files))
      .map((file) => `!/${file.replace(/[\\*?[\] ]/g, "\\$&")}`),
    "",
  ].join("\n");

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
