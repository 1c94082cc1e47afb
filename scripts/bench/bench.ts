/*
 * Measures the production build over HTTPS and HTTP/2, with its own headers: npm run bench. Needs
 * openssl; npx fetches Lighthouse. Writes docs/performance.md.
 *   --pages /,/contact   these pages only; the file is not written then
 *   --against URL        another running site beside ours, its front page with ours, as ratios
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { routes } from "../../src/site/routes";
import { findChromium } from "../chromium.mjs";
import { readSite } from "../serve/site-files";
import { floorPath, withFloor } from "./baseline";
import { compare } from "./compare";
import { serveSecurely } from "./https-site";
import { judge, lighthouseVersion } from "./lighthouse";
import { type Moving, move } from "./navigation-times";
import { median, table } from "./table";
import { paint } from "./throttled";

const { values } = parseArgs({
  options: { pages: { type: "string" }, against: { type: "string" } },
});
const paths = values.pages?.split(",") ?? routes.map(({ path }) => path);

const { address: site, browserFlag, close } = serveSecurely(withFloor(readSite("dist")));
const browserFlags = ["--no-sandbox", "--disable-gpu", browserFlag];
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: browserFlags,
});
try {
  const report = [
    "# Performance\n",
    `Measured by \`npm run bench\` on ${machine(browser)}, over HTTPS and HTTP/2 with the headers that visitors get. Times in ms. Not part of the tests: they depend on the machine.`,
    "\n## Lighthouse\n",
    "Scores are performance, accessibility, best practices, SEO, agentic browsing. Paints are simulated for a slow 4G phone and for a desktop. The floor is a page of one line of text from the same server: no page can be faster.\n",
    table(await lighthouseRows([...paths, floorPath])),
    "\n## A phone on a slow line\n",
    "Applied, not simulated: processor 4× slower, 150 ms latency, 1.6 Mbit/s, 390 px. Hydration counts from the first sign of intent.\n",
    table(await phoneRows()),
    "\n## From the press to the heading\n",
    "Until the next page's heading is in the document. First visit: nothing of the script is there yet. Cold: the script is there, nothing of the page. Median of five.\n",
    table(await movingRows()),
    ...(values.against
      ? [
          "\n## Beside another site\n",
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
      const run = () => judge(site + path, device, browserFlags);
      // On a busy machine Lighthouse sometimes loses track of a page.
      const verdict = await run().catch(run);
      console.log(`${path} ${device}: ${verdict.scores.join(" ")} ${verdict.complaints.join(" ")}`);
      rows.push({
        page: `${path === floorPath ? "the floor," : path} ${device}`,
        scores: verdict.scores.join(" "),
        "first paint": verdict.firstPaint,
        "largest paint": verdict.largestPaint,
        shift: verdict.shift,
        blocked: verdict.blocked,
        KiB: verdict.kilobytes,
        requests: verdict.requests,
      });
    }
  }
  return rows;
}

async function phoneRows() {
  const rows = [];
  for (const path of paths) {
    const { firstPaint, largestPaint, hydration, longestTask } = await paint(browser, site + path);
    console.log(`${path} on a phone: ${Math.round(firstPaint)} ms`);
    rows.push({
      page: path,
      "first paint": Math.round(firstPaint),
      "largest paint": Math.round(largestPaint),
      hydration: hydration ?? "none",
      "longest task": Math.round(longestTask),
    });
  }
  return rows;
}

async function movingRows() {
  const rows = [];
  for (const latency of [0, 150]) {
    const times: Moving[] = [];
    const middle = (pick: (time: Moving) => number) => Math.round(median(times.map(pick)));
    for (let turn = 0; turn < 5; turn++)
      times.push(await move(browser, `${site}/`, "/about", latency));
    rows.push({
      "added latency": latency,
      "first visit": middle(({ first }) => first),
      "first visit, 150 ms of hover": middle(({ firstAfterHover }) => firstAfterHover),
      cold: middle(({ cold }) => cold),
      warm: middle(({ warm }) => warm),
    });
    console.log(`moving with ${latency} ms: done`);
  }
  return rows;
}
