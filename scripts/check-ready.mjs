// npm run check:ready: lists what is left of the sample and what isn't ready to be published. It needs
// no build. With --json it prints an array for scripts.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (existsSync("node_modules/tsx")) {
  const { register } = await import("tsx/esm/api");
  register();
  const { printFindings } = await import("./ready/print-findings.ts");
  const { company, figures } = await import("../src/site/company.ts");
  const { promises } = await import("../src/site/promises.ts");
  const { delivery } = await import("../src/site/delivery.ts");
  const { announcement, legalLinks } = await import("../src/layout/content.ts");
  const { solutions } = await import("../src/site/prices.ts");
  const { accepted } = await import("../src/site/ready.ts");
  const { routes } = await import("../src/site/routes.ts");
  const targets = routes.map(({ target }) => target);
  const records = {
    company,
    facts: { company, figures, promises },
    contrast: [],
    unknownWords: unknownWords(),
    delivery,
    legalLinks,
    announcement,
    targets,
    priced: solutions.map(({ to }) => to),
    accepted,
  };
  process.exitCode = printFindings(".", records, process.argv.slice(2), console.log);
} else {
  console.error("Run npm install first.");
  process.exitCode = 1;
}

/** Words that the spelling check doesn't know, with their places. */
function unknownWords() {
  const options = { shell: true, encoding: /** @type {const} */ ("utf8") };
  const { stdout } = spawnSync("npm run --silent check:spelling", options);
  return [...stdout.matchAll(/^(\S+?):(\d+):\d+ - (.+)$/gm)].map(
    ([, file = "", line, text = ""]) => ({ file, line: Number(line), text: `${text}.` }),
  );
}
