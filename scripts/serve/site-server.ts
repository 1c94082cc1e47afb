import { createServer, type Server } from "node:http";
import { handleRequest } from "./handle-request";
import type { Site } from "./site-files";

/** An HTTP server for a site. Node itself refuses malformed requests. */
export const siteServer = (site: Site): Server =>
  createServer(({ method = "", url = "/", headers }, response) => {
    const { status, headers: own, body } = handleRequest(site, { method, url, headers });
    response.writeHead(status, own).end(body);
  });
