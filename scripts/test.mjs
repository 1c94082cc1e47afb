// npm test: installs dependencies and a browser, then runs every check. Needs Node only.
// npm test -- --quick: about a minute, everything but the browser.
// npm run check:code (--code): lint, spelling and unused code.
import { exec } from "node:child_process";
import { rmSync } from "node:fs";
import { findChromium, installChromium } from "./chromium.mjs";
import { installDependencies } from "./install.mjs";
import { findingsIn, redList } from "./red-list.mjs";

const code = ["npx biome ci .", "npm run check:spelling", "npx knip"];
const build = "npm run build";
const fullSite = "npx tsx tests/build-full-site.ts";
/** Where vitest and Playwright write what failed, by their settings. Only one of them runs at a time. */
const report = "build/test-report.json";
const isQuick = process.argv.includes("--quick");

/** Commands. Stages run one after the other, the lanes of a stage in parallel, the steps of a lane
 * one after the other. */
const stages = process.argv.includes("--code")
  ? [[code]]
  : [
      [
        [build, fullSite],
        ["npm run check:types", ...code],
      ],
      [["npm run test:unit"]],
      [isQuick ? [] : ["npx playwright test"]],
    ];
if (!process.argv.includes("--code")) {
  installDependencies();
  if (!isQuick && !findChromium()) installChromium();
}

/** @type {import("./red-list.mjs").Finding[]} */
const red = [];
for (const lanes of stages) {
  await Promise.all(lanes.map(runLane));
  if (red.some(([command]) => command === build)) {
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
  const others = ["npm run test:hosts (deploy/)", "npm run test:engines (other browsers)"];
  console.log(
    `\nAll green.${stages.length > 1 && !isQuick ? ` Left out: ${others.join(", ")}.` : ""}`,
  );
}

/** Runs steps, also after one that failed, except the build.
 * @param {string[]} steps */
async function runLane(steps) {
  for (const step of steps) {
    await runStep(step);
    if (red.some(([command]) => command === step && step === build)) return;
  }
}

/** Runs a command, prints its output when it ends, and notes what is red.
 * @param {string} step @returns {Promise<void>} */
function runStep(step) {
  const start = Date.now();
  console.log(`\n── ${step} …`);
  rmSync(report, { force: true });
  const command = step.replace("npm run", "npm run --silent");
  return new Promise((resolve) => {
    exec(`${command} 2>&1`, { maxBuffer: Number.POSITIVE_INFINITY }, (error, output) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`\n── ${step}\n${output.trimEnd()}\n── ${step}: ${seconds} s`);
      if (error) red.push(...findingsIn(step, report, output));
      resolve();
    }).stdin?.end();
  });
}
