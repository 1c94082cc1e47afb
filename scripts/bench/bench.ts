/*
 * npm run bench: measures every page of the production build over HTTPS and HTTP/2 with Lighthouse, and how
 * long it takes to get there by a link. Writes docs/performance.md. Needs openssl; npx fetches Lighthouse.
 *   --pages /,/contact   only these pages, printed instead of written
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { home, routes } from "../../src/site/routes";
import { findChromium } from "../chromium.mjs";
import { readSite } from "../serve/site-files";
import { serveOverHttps } from "./https-site";
import { lighthouseVersion, runLighthouse } from "./lighthouse";
import { timeNavigation } from "./navigation-times";

const { values } = parseArgs({ options: { pages: { type: "string" } } });
const paths = values.pages?.split(",") ?? routes.map(({ path }) => path);

const { address: site, browserFlag, close } = serveOverHttps(readSite("dist"));
const browserFlags = ["--no-sandbox", "--disable-gpu", browserFlag];
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: browserFlags,
});
try {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}, Lighthouse ${lighthouseVersion}`;
  const rows = [];
  for (const path of paths) {
    rows.push(await measure(path));
    console.log(JSON.stringify(rows.at(-1)));
  }
  const report = `# Performance

Measured by \`npm run bench\` on ${machine}, over HTTPS and HTTP/2 with the headers that visitors get. Times are in
ms and depend on the machine, so no test checks them.

- Scores on a phone and a desktop: performance, accessibility, best practices, SEO, agentic browsing. Audits below
  the full score are named.
- First and largest paint, shift, blocked (total blocking time), KiB and requests are those of a phone on slow 4G,
  simulated by Lighthouse.
- "By link" is the time from pressing a link until the page's heading is in the document, on a first visit: pressed
  at once, and after a hover of 150 ms. Median of three.

${table(rows)}
`;
  if (values.pages) console.log(report);
  else writeFileSync("docs/performance.md", report);
} finally {
  await browser.close();
  close();
}

/** The row of a page. */
async function measure(path: string) {
  const phone = await lighthouse(path, "mobile");
  const desktop = await lighthouse(path, "desktop");
  const from = path === home.path ? "/contact" : home.path;
  const byLink = async (hover: number) => {
    const times = [];
    for (let turn = 0; turn < 3; turn++)
      times.push(await timeNavigation(browser, site + from, path, hover));
    return Math.round(times.toSorted((a, b) => a - b)[1] ?? Number.NaN);
  };
  return {
    page: path,
    phone: [...phone.scores, ...phone.failedAudits].join(" "),
    desktop: [...desktop.scores, ...desktop.failedAudits].join(" "),
    "first paint": phone.firstPaint,
    "largest paint": phone.largestPaint,
    shift: phone.shift,
    blocked: phone.blocked,
    KiB: phone.kilobytes,
    requests: phone.requests,
    "by link": await byLink(0),
    "after a hover": await byLink(150),
  };
}

/** Tries twice: on a busy machine Lighthouse sometimes fails once. */
function lighthouse(path: string, device: "mobile" | "desktop") {
  const run = () => runLighthouse(site + path, device, browserFlags);
  return run().catch(run);
}

/** A Markdown table. The keys of the first row name the columns. */
function table(rows: ReadonlyArray<Readonly<Record<string, string | number>>>): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: ReadonlyArray<string | number | undefined>) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join("\n");
}
