/*
 * Measures the production build: npm run bench. Writes docs/performance.md.
 *   --pages /,/contact   these pages only; the file is not written then
 *   --against URL        another running site beside ours, its front page with ours, as ratios
 */
import { writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { availableParallelism, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { routes } from "../../src/site/routes";
import { findChromium } from "../chromium.mjs";
import { readSite, type Site } from "../site-files";
import { siteServer } from "../site-server";
import { compare } from "./compare";
import { judge } from "./lighthouse";
import { move } from "./moving";
import { median, table } from "./table";
import { paint } from "./throttled";

const debuggingPort = 9377;
const { values } = parseArgs({
  options: { pages: { type: "string" }, against: { type: "string" } },
});
const paths = values.pages?.split(",") ?? routes.map(({ path }) => path);

const built = readSite("dist");
const servers: Server[] = [];
const site = serve(built);
const siteForLighthouse = serve(readableForLighthouse(built));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggingPort}`],
});
try {
  const report = [
    "# Performance\n",
    `Measured by \`npm run bench\` on ${machine(browser)}. Times in ms. Not part of the tests: they depend on the machine.`,
    "\n## Lighthouse\n",
    "Scores are performance, accessibility, best practices, SEO. Paints are simulated for a slow 4G phone and for a desktop. Lighthouse reads robots.txt by a request of the page, which our policy forbids; for these runs alone it says connect-src 'self'.\n",
    table(await lighthouseRows(siteForLighthouse)),
    "\n## A phone on a slow line\n",
    "Applied, not simulated: processor 4× slower, 150 ms latency, 1.6 Mbit/s, 390 px. Hydration counts from the first sign of intent.\n",
    table(await phoneRows(site)),
    "\n## From the press to the heading\n",
    "In-app navigation, once the script is there. Cold: nothing of the page is fetched yet. Median of five.\n",
    table(await movingRows(browser, site)),
    ...(values.against
      ? [
          "\n## Beside another site\n",
          table(await compare(browser, debuggingPort, siteForLighthouse, values.against)),
        ]
      : []),
    "",
  ].join("\n");
  if (values.pages) console.log(report);
  else writeFileSync("docs/performance.md", report);
} finally {
  await browser.close();
  for (const server of servers) server.close();
}

function machine(browser: Browser): string {
  const { version } = createRequire(import.meta.url)("lighthouse/package.json") as {
    version: string;
  };
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}, Lighthouse ${version}`;
}

/** Serves a site on a free port; its address. */
function serve(content: Site): string {
  const server = siteServer(content).listen(0);
  servers.push(server);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * The same site under a policy opened by one word: Lighthouse reads robots.txt by a request of the
 * page, and ours may make none.
 */
function readableForLighthouse({ files, fallback }: Site): Site {
  const policy = "Content-Security-Policy";
  const opened = [...files].map(([path, file]) => {
    const words = file.security[policy]?.replace("connect-src 'none'", "connect-src 'self'") ?? "";
    return [path, { ...file, security: { ...file.security, [policy]: words } }] as const;
  });
  return { files: new Map(opened), fallback };
}

async function lighthouseRows(site: string) {
  const rows = [];
  for (const path of paths) {
    for (const device of ["mobile", "desktop"] as const) {
      const verdict = await judge(site + path, device, debuggingPort);
      console.log(`${path} ${device}: ${verdict.scores.join(" ")} ${verdict.complaints.join(" ")}`);
      rows.push({
        page: `${path} ${device}`,
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

async function phoneRows(site: string) {
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

async function movingRows(browser: Browser, site: string) {
  const rows = [];
  for (const latency of [0, 150]) {
    const times = [];
    for (let turn = 0; turn < 5; turn++)
      times.push(await move(browser, `${site}/`, "/about", latency));
    rows.push({
      "added latency": latency,
      cold: median(times.map(({ cold }) => cold)),
      warm: median(times.map(({ warm }) => warm)),
    });
    console.log(`moving with ${latency} ms: done`);
  }
  return rows;
}
