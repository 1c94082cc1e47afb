/*
 * npm run bench: measures every page of the production build over HTTPS and HTTP/2 with Lighthouse, and how
 * long it takes to get there by a link. Writes docs/performance.md and prints this site's column for README.md.
 * Needs openssl; npx fetches Lighthouse and the Node that it needs.
 *   --pages /,/contact   only these pages, printed instead of written
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { home, pathTo, routes } from "../../src/lib/routes";
import { findChromium } from "../chromium.mjs";
import { freePort } from "../lib/free-port";
import { readSite } from "../serve/site-files";
import { serveOverHttps } from "./https-site";
import { runLighthouse } from "./lighthouse";
import { timeNavigation } from "./navigation-times";
import { columnOf, type Measured, performancePage } from "./report";

const { values } = parseArgs({ options: { pages: { type: "string" } } });
const paths = values.pages?.split(",") ?? routes.map(({ path }) => path);

const { address: site, browserFlag, close } = serveOverHttps(readSite("dist"));
const port = await freePort();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", browserFlag, `--remote-debugging-port=${port}`],
});
try {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores, ${memory} GB, Chromium ${browser.version()}`;
  const pages: Measured[] = [];
  for (const path of paths) {
    const start = Date.now();
    pages.push(await measure(path));
    console.log(`${path}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  const report = performancePage(machine, pages);
  const [first] = pages;
  if (values.pages || !first) console.log(report);
  else {
    writeFileSync("docs/performance.md", report);
    console.log(columnOf(first));
  }
} finally {
  await browser.close();
  close();
}

async function measure(path: string): Promise<Measured> {
  const from = path === home.path ? pathTo("contact") : home.path;
  const byLink = async (hover: number) => {
    const times = [];
    for (let turn = 0; turn < 3; turn++)
      times.push(await retried(() => timeNavigation(browser, site + from, path, hover)));
    return Math.round(times.toSorted((a, b) => a - b)[1] ?? Number.NaN);
  };
  // Links first, so that Lighthouse's first page doesn't measure how the browser starts.
  return {
    path,
    byLink: await byLink(0),
    afterHover: await byLink(150),
    phone: await retried(() => runLighthouse(site + path, port)),
  };
}

/** Tries three times: on a busy machine a single measurement sometimes fails. */
function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  return run().catch(run).catch(run);
}
