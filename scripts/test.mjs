// npm test: installs dependencies and a browser, then runs every check. Needs Node only.
// npm test -- --changed: a minute's checks of what differs from the last commit, or of what it changed.
// npm run check:code (--code): lint, spelling and unused code.
import { exec } from "node:child_process";
import { changedFiles, pagesOf } from "./changed.mjs";
import { findChromium, installChromium } from "./chromium.mjs";
import { installDependencies } from "./install.mjs";
import { environment, findingsIn, redList, withReport } from "./red-list.mjs";

const code = ["npx biome ci .", "npm run check:spelling"];
const build = "npm run build";
const unused = "npx knip";
const fullSite = "npx tsx tests/build-full-site.ts";

/** Commands. Stages run one after the other, the lanes of a stage in parallel, the steps of a lane
 * one after the other. */
let stages = [
  [
    [build, fullSite],
    ["npm run check:types", ...code, unused],
  ],
  [["npm run test:unit"]],
  [["npx playwright test"]],
];
if (process.argv.includes("--code")) {
  stages = [[[...code, unused]]];
} else {
  installDependencies();
  if (!findChromium()) installChromium();
  if (process.argv.includes("--changed")) stages = stagesFor(changedFiles());
}

/** @type {import("./red-list.mjs").Finding[]} */
const red = [];
for (const lanes of stages) {
  await Promise.all(lanes.map(runLane));
  if (red.some(({ command }) => command === build)) {
    // The other tests read what it builds.
    await runLane(["npx vitest run tests/unit"]);
    console.error("\nLeft out, because the build failed: tests of built files and of pages.");
    break;
  }
}
if (red.length > 0) {
  console.error(`\n${redList(red)}`);
  process.exitCode = 1;
} else {
  console.log("\nAll green.");
}

/** Checks of changed files: browser tests only of the pages that show them.
 * @param {string[]} files */
function stagesFor(files) {
  const names = files.map((file) => `"${file}"`).join(" ");
  const pages = pagesOf(files);
  if (pages) process.env["PAGES"] = pages.join("|");
  const checks = [
    `npx biome check --no-errors-on-unmatched ${names}`,
    `npx cspell --no-progress --no-summary --no-must-find-files ${names}`,
  ];
  return [
    [
      [build, fullSite],
      ["npm run check:types", ...(files.length > 0 ? checks : [])],
    ],
    [["npm run test:unit"]],
    [pages?.length === 0 ? [] : ["npx playwright test every-page --pass-with-no-tests"]],
  ];
}

/** Runs steps, also after one that failed, except the build.
 * @param {string[]} steps */
async function runLane(steps) {
  for (const step of steps) {
    await runStep(step);
    if (red.some(({ command }) => command === step && step === build)) return;
  }
}

/** Runs a command, prints its output when it ends, and notes what is red.
 * @param {string} step @returns {Promise<void>} */
function runStep(step) {
  const start = Date.now();
  console.log(`\n── ${step} …`);
  const { command, read } = withReport(step.replace("npm run", "npm run --silent"));
  const options = { maxBuffer: Number.POSITIVE_INFINITY, env: { ...process.env, ...environment } };
  return new Promise((resolve) => {
    exec(`${command} 2>&1`, options, (error, output) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`\n── ${step}\n${output.trimEnd()}\n── ${step}: ${seconds} s`);
      if (error) red.push(...findingsIn(step, read(), output));
      resolve();
    }).stdin?.end();
  });
}
