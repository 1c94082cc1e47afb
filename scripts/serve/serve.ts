/*
 * Serves dist/ with the paths and headers of a static host, on PORT (default 4173) or the next free port.
 *   --host   for other devices too, and from a container; without it for this machine only
 */
import { networkInterfaces } from "node:os";
import { siteServer } from "./handle-request";
import { readSite } from "./site-files";

const server = siteServer(readSite("dist"));
const portsToTry = 20;
// Not by a variable: some shells export HOST.
const forOthers = process.argv.includes("--host");

const firstPort = Number(process.env["PORT"] || 4173);
let port = firstPort;
const listen = () => server.listen(port, forOthers ? undefined : "localhost");
server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE" || error.code === "EACCES";
  if (!taken || port === firstPort + portsToTry) {
    console.error(`Cannot serve the site: ${error.message}. Set PORT to a free port.`);
    process.exit(1);
  }
  console.log(`Port ${port} is taken, trying ${port + 1}.`);
  port++;
  listen();
});
server.on("listening", () => {
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ address, family, internal }) =>
      forOthers && family === "IPv4" && !internal ? ` and http://${address}:${port}/` : [],
    ),
  );
  console.log(
    `The site is at http://localhost:${port}/${others.join("")} (Ctrl+C stops it; another build is shown after a new start)`,
  );
});
listen();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
