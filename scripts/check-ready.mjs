// npm run check:ready: lists what is left of the sample and what isn't ready to be published. It needs
// no build. It reads the sitemap of the published site. With --json it prints an array for scripts.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (existsSync("node_modules/tsx")) {
  const { register } = await import("tsx/esm/api");
  register();
  const { contrastFindings } = await import("./checks/ready/contrast-findings.ts");
  const { printFindings } = await import("./checks/ready/print-findings.ts");
  const { hoursText } = await import("../src/lib/hours.ts");
  const { company, figures } = await import("../site/company.ts");
  const { promises } = await import("../site/promises.ts");
  const { delivery } = await import("../site/delivery.ts");
  const { announcement, legalLinks } = await import("../site/words/header-and-footer.ts");
  const { solutions } = await import("../site/prices.ts");
  const { accepted } = await import("../site/ready.ts");
  const { redirects } = await import("../site/redirects.ts");
  const { routes } = await import("../src/lib/routes.ts");
  const { publishedPaths } = await import("./checks/ready/published.ts");
  const targets = routes.map(({ target }) => target);
  const routed = [...routes.map(({ path }) => path), ...Object.keys(redirects)];
  const published = await publishedPaths(company.url);
  if (!published) {
    console.error(
      `Found no ${company.url}/sitemap.xml, so this can't know which pages are published.\n`,
    );
  }
  const records = {
    company,
    facts: { company, figures, promises, hours: hoursText(company.officeHours) },
    contrast: contrastFindings(),
    unknownWords: unknownWords(),
    delivery,
    legalLinks,
    announcement,
    targets,
    routed,
    published: published ?? [],
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
