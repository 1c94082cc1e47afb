/*
 * npm run serve: serves dist/ as a good static host would, on PORT (default 4173) or the next free port.
 */
import { readSite } from "./site-files";
import { siteServer } from "./site-server";

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

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
