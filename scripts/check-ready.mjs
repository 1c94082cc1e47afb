// npm run check:ready: lists what is left of the sample and what isn't ready to be published. It needs
// no build. With --json it prints an array for scripts.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
if (existsSync("node_modules/tsx")) {
  const { register } = await import("tsx/esm/api");
  register();
  const { checkReady } = await import("./ready/check-ready.ts");
  const { company } = await import("../src/site/company.ts");
  const { delivery } = await import("../src/site/delivery.ts");
  const { announcement, legalLinks } = await import("../src/layout/content.ts");
  const { isOver } = await import("../src/layout/check-announcement.ts");
  const { accepted } = await import("../src/site/ready.ts");
  const { routes } = await import("../src/site/routes.ts");
  const targets = routes.map(({ target }) => target);
  const pastAnnouncement =
    announcement && isOver(announcement, new Date()) ? announcement : undefined;
  const records = { company, delivery, legalLinks, pastAnnouncement, targets, accepted };
  process.exitCode = checkReady(process.cwd(), records, process.argv.slice(2), console.log);
} else {
  console.error("Run npm install first.");
  process.exitCode = 1;
}
