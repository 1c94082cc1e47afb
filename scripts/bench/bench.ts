/*
 * Measures the production build: npm run bench. Writes docs/performance.md.
 *   --pages /,/contact   these pages only; the file is not written then
 *   --against URL        another running site beside ours, its front page with ours, as ratios
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { routes } from "../../src/site/routes";
import { findChromium } from "../chromium.mjs";
import { judge } from "./lighthouse";
import { move } from "./moving";
import { median, table } from "./table";
import { paint } from "./throttled";

const debuggingPort = 9377;
const { values } = parseArgs({
  options: { pages: { type: "string" }, against: { type: "string" } },
});
const paths = values.pages?.split(",") ?? routes.map(({ path }) => path);

const server = spawn("npm", ["run", "--silent", "serve"], { stdio: ["ignore", "pipe", "inherit"] });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggingPort}`],
});
try {
  const site = await addressOf(server.stdout);
  const report = [
    "# Performance\n",
    `Measured by \`npm run bench\` on ${machine(browser)}. Times in ms. Not part of the tests: they depend on the machine.`,
    "\n## Lighthouse\n",
    "Scores are performance, accessibility, best practices, SEO. Paints are simulated for a slow 4G phone and for a desktop.\n",
    table(await lighthouseRows(site)),
    "\n## A phone on a slow line\n",
    "Applied, not simulated: processor 4× slower, 150 ms latency, 1.6 Mbit/s, 390 px. Hydration counts from the first sign of intent.\n",
    table(await phoneRows(site)),
    "\n## From the press to the heading\n",
    "In-app navigation, once the script is there. Cold: nothing of the page is fetched yet. Median of five.\n",
    table(await movingRows(browser, site)),
    ...(values.against
      ? ["\n## Beside another site\n", table(await besideRows(site, values.against))]
      : []),
    "",
  ].join("\n");
  if (values.pages) console.log(report);
  else writeFileSync("docs/performance.md", report);
} finally {
  await browser.close();
  server.kill();
}

function machine(browser: Browser): string {
  const { version } = createRequire(import.meta.url)("lighthouse/package.json") as {
    version: string;
  };
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}, Lighthouse ${version}`;
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    output.on("data", (text) => {
      const address = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    output.on("end", () => reject(new Error("The site is not served. Run npm run build first.")));
  });
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

async function besideRows(site: string, other: string) {
  const [ours, theirs] = [
    {
      ...(await judge(`${site}/`, "mobile", debuggingPort)),
      ...(await paint(browser, `${site}/`)),
    },
    { ...(await judge(other, "mobile", debuggingPort)), ...(await paint(browser, other)) },
  ];
  return (
    ["firstPaint", "largestPaint", "kilobytes", "requests", "blocked", "longestTask"] as const
  ).map((measure) => ({
    measure,
    ours: Math.round(ours[measure]),
    theirs: Math.round(theirs[measure]),
    "theirs per ours": (theirs[measure] / ours[measure]).toFixed(2),
  }));
}
