/*
 * Serves dist/ as a good static host would: npm run serve. PORT is where to begin looking for a
 * free port (default 4173).
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { imageHosts, messageOrigin, securityHeaders, styleHash } from "./security-headers";

const site = "dist";
const portsToTry = 20;

const document = (file: string) => readFileSync(join(site, file));
const fallback = {
  br: document("404.html.br"),
  gzip: document("404.html.gz"),
  identity: document("404.html"),
};

const documents = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({
    path: `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`,
    html: document(file).toString(),
  }));
const pages = documents.map(({ html }) => html);
const hosts = imageHosts(pages);
const receiver = messageOrigin(pages);

/** Security headers by path. Each document has its own, because its style sheet is its own. */
const headers = new Map(
  documents.map(({ path, html }) => [path, securityHeaders(styleHash(html), hosts, receiver)]),
);

const serveFile = sirv(site, {
  extensions: ["html"],
  brotli: true,
  gzip: true,
  etag: true,
  onNoMatch: answerNotFound,
  setHeaders(response, path) {
    // Files in assets/ are named by their content; everything else is asked for again.
    const forever = path.startsWith("/assets/");
    response.setHeader(
      "Cache-Control",
      forever ? "public, max-age=31536000, immutable" : "no-cache",
    );
  },
});

const server = createServer((request, response) => {
  const [path = "/", query] = (request.url ?? "/").split(/(?=\?)/, 2);
  const own = headers.get(path === "/" ? "/index" : path) ?? headers.get("/404");
  for (const [name, value] of Object.entries(own ?? {})) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const clean = decoded(path).replace(/(?:\.html)?\/?$/, "");
  if (clean === "/404") {
    answerNotFound(request, response);
    return;
  }
  if (clean !== path && headers.has(clean)) {
    response.writeHead(308, { Location: (clean === "/index" ? "/" : clean) + (query ?? "") }).end();
    return;
  }
  serveFile(request, response);
});

/** A path with its %-codes resolved, or as it is where they make no sense. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Home with the plain title and status 404, for every path that is not in the site. */
function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name)) ?? "identity";
  response.writeHead(404, {
    "Content-Type": "text/html;charset=utf-8",
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
    "Content-Length": fallback[encoding].length,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : fallback[encoding]);
}

const firstPort = Number(process.env["PORT"] ?? 4173);
let port = firstPort;
server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE" || error.code === "EACCES";
  if (!taken || port >= firstPort + portsToTry) {
    console.error(`Cannot serve the site: ${error.message}. Set PORT to a free port.`);
    process.exit(1);
  }
  console.log(`Port ${port} is taken, trying ${port + 1}.`);
  server.listen(++port);
});
server.on("listening", () =>
  console.log(`The site is at http://localhost:${port}/ (stop it with Ctrl+C)`),
);
server.listen(port);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
