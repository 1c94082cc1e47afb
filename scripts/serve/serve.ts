/*
 * Serves dist/ with the paths and headers of a static host, on PORT (default 4173) or the next free port.
 */
import { siteServer } from "./handle-request";
import { readSite } from "./site-files";

const server = siteServer(readSite("dist"));
const portsToTry = 20;

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

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
