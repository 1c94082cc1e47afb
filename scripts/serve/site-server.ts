import { createServer, type Server } from "node:http";
import { handleRequest } from "./handle-request";
import type { Site } from "./site-files";

/** Puts a site behind Node's HTTP server, which refuses by itself what is no HTTP. */
export const siteServer = (site: Site): Server =>
  createServer(({ method = "", url = "/", headers }, response) => {
    const { status, headers: own, body } = handleRequest(site, { method, url, headers });
    response.writeHead(status, own).end(body);
  });
