/*
 * npm run check:ready: lists what is left of the sample and what isn't ready to be published. It needs no build. It
 * reads the sitemap of the published site. With --json it prints an array for scripts.
 */
import { spawnSync } from "node:child_process";
import { company, figures } from "../site/company";
import { delivery } from "../site/delivery";
import { solutions } from "../site/prices";
import { promises } from "../site/promises";
import { accepted } from "../site/ready";
import { redirects } from "../site/redirects";
import { announcement, legalLinks } from "../site/words/header-and-footer";
import { hoursText } from "../src/lib/hours";
import { routes } from "../src/lib/routes";
import { contrastFindings } from "./checks/ready/contrast-findings";
import { printFindings } from "./checks/ready/print-findings";
import { publishedPaths } from "./checks/ready/published";

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
  targets: routes.map(({ target }) => target),
  routed: [...routes.map(({ path }) => path), ...Object.keys(redirects)],
  published: published ?? [],
  priced: solutions.map(({ to }) => to),
  accepted,
};
process.exitCode = printFindings(".", records, process.argv.slice(2), console.log);

/** Words that the spelling check doesn't know, with their places. */
function unknownWords() {
  const { stdout } = spawnSync("npm run --silent check:spelling", {
    shell: true,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/^(\S+?):(\d+):\d+ - (.+)$/gm)].map(
    ([, file = "", line, text = ""]) => ({ file, line: Number(line), text: `${text}.` }),
  );
}
