/*
 * npm run bench: measures the production build over HTTPS and HTTP/2 and writes docs/performance.md.
 * Needs openssl; npx fetches Lighthouse.
 *   --pages /,/contact   only these pages, printed instead of written
 *   --against URL        also compares the front page with another running site's
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { routes } from "../../src/site/routes";
import { findChromium } from "../chromium.mjs";
import { readSite } from "../serve/site-files";
import { baselinePath, withBaseline } from "./baseline";
import { compare } from "./compare";
import { serveOverHttps } from "./https-site";
import { lighthouseVersion, runLighthouse } from "./lighthouse";
import { type NavigationTimes, timeNavigation } from "./navigation-times";
import { median, table } from "./table";
import { measurePaint } from "./throttled";

const { values } = parseArgs({
  options: { pages: { type: "string" }, against: { type: "string" } },
});
const paths = values.pages?.split(",") ?? routes.map(({ path }) => path);

const { address: site, browserFlag, close } = serveOverHttps(withBaseline(readSite("dist")));
const browserFlags = ["--no-sandbox", "--disable-gpu", browserFlag];
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: browserFlags,
});
try {
  const report = [
    "# Performance\n",
    `Measured by \`npm run bench\` on ${machine(browser)}, over HTTPS and HTTP/2 with the headers that visitors get. Times are in ms and depend on the machine, so no test checks them.`,
    "\n## Lighthouse\n",
    'Scores: performance, accessibility, best practices, SEO, agentic browsing. First and largest paint are simulated for a phone on slow 4G and for a desktop; "blocked" is total blocking time. The baseline is a page with one line of text from the same server, the lower limit for any page.\n',
    table(await lighthouseRows([...paths, baselinePath])),
    "\n## A phone on a slow connection\n",
    "Throttled in the browser: CPU 4× slower, 150 ms latency, 1.6 Mbit/s, 390 px wide. The start of the app is measured from the first intent event.\n",
    table(await phoneRows()),
    "\n## Navigation, from click to heading\n",
    "From the click until the next page's heading is in the document, median of five. First visit: no script loaded yet. Cold: script loaded, the page's files not. Warm: both loaded.\n",
    table(await navigationRows()),
    ...(values.against
      ? [
          "\n## Compared with another site\n",
          table(await compare(browser, browserFlags, site, values.against)),
        ]
      : []),
    "",
  ].join("\n");
  if (values.pages) console.log(report);
  else writeFileSync("docs/performance.md", report);
} finally {
  await browser.close();
  close();
}

function machine(browser: Browser): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}, Lighthouse ${lighthouseVersion}`;
}

async function lighthouseRows(paths: readonly string[]) {
  const rows = [];
  for (const path of paths) {
    for (const device of ["mobile", "desktop"] as const) {
      const run = () => runLighthouse(site + path, device, browserFlags);
      // On a busy machine Lighthouse sometimes fails once.
      const result = await run().catch(run);
      console.log(`${path} ${device}: ${result.scores.join(" ")} ${result.failedAudits.join(" ")}`);
      rows.push({
        page: `${path === baselinePath ? "baseline," : path} ${device}`,
        scores: result.scores.join(" "),
        "first paint": result.firstPaint,
        "largest paint": result.largestPaint,
        shift: result.shift,
        blocked: result.blocked,
        KiB: result.kilobytes,
        requests: result.requests,
      });
    }
  }
  return rows;
}

async function phoneRows() {
  const rows = [];
  for (const path of paths) {
    const { firstPaint, largestPaint, start, longestTask } = await measurePaint(
      browser,
      site + path,
    );
    console.log(`${path} on a phone: ${Math.round(firstPaint)} ms`);
    rows.push({
      page: path,
      "first paint": Math.round(firstPaint),
      "largest paint": Math.round(largestPaint),
      "start of the app": start ?? "none",
      "longest task": Math.round(longestTask),
    });
  }
  return rows;
}

async function navigationRows() {
  const rows = [];
  for (const latency of [0, 150]) {
    const times: NavigationTimes[] = [];
    const middle = (pick: (time: NavigationTimes) => number) => Math.round(median(times.map(pick)));
    for (let turn = 0; turn < 5; turn++)
      times.push(await timeNavigation(browser, `${site}/`, "/about", latency));
    rows.push({
      "added latency": latency,
      "first visit": middle(({ first }) => first),
      "first visit, 150 ms of hover": middle(({ firstAfterHover }) => firstAfterHover),
      cold: middle(({ cold }) => cold),
      warm: middle(({ warm }) => warm),
    });
    console.log(`navigation with ${latency} ms of latency: done`);
  }
  return rows;
}
