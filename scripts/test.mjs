// npm test: installs dependencies and a browser, then runs every check. Needs Node only.
// npm test -- --changed: a minute's checks of what differs from the last commit.
import { exec } from "node:child_process";
import { changedFiles, pagesOf } from "./changed.mjs";
import { findChromium, installChromium } from "./chromium.mjs";
import { installDependencies } from "./install.mjs";

installDependencies();
if (!findChromium()) installChromium();

/** Commands. Stages run one after the other, the lanes of a stage in parallel, the steps of a lane
 * one after the other. */
const stages = process.argv.includes("--changed")
  ? stagesFor(changedFiles())
  : [
      [["npm run build"], ["npm run check:types", "npm run check:code"]],
      [["npm run test:unit"]],
      [["npm run test:browser"]],
    ];

for (const lanes of stages) {
  const failed = (await Promise.all(lanes.map(runLane))).filter((step) => step !== undefined);
  for (const step of failed) {
    const after = step.startsWith("npm run test:") ? ", after npm run build" : "";
    console.error(`\nFailed. To run only this${after}: ${step}`);
  }
  if (failed.length > 0) process.exit(1);
}

/** Checks of changed files: browser tests only of the pages that show them.
 * @param {string[]} files */
function stagesFor(files) {
  const names = files.map((file) => `"${file}"`).join(" ");
  const pages = pagesOf(files);
  if (pages) process.env["PAGES"] = pages.join("|");
  const code = [
    `npx biome check --no-errors-on-unmatched ${names}`,
    `npx cspell --no-progress --no-summary --no-must-find-files ${names}`,
  ];
  return [
    [["npm run build"], ["npm run check:types", ...(files.length > 0 ? code : [])]],
    [["npm run test:unit"]],
    [pages?.length === 0 ? [] : ["npx playwright test every-page text-size --pass-with-no-tests"]],
  ];
}

/** Runs steps until one fails; returns its name.
 * @param {string[]} steps @returns {Promise<string | undefined>} */
async function runLane(steps) {
  for (const step of steps) if (!(await runStep(step))) return step;
}

/** Runs a command, prints its output when it ends, and returns whether it passed.
 * @param {string} step @returns {Promise<boolean>} */
function runStep(step) {
  const start = Date.now();
  const command = `${step.replace("npm run", "npm run --silent")} 2>&1`;
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Number.POSITIVE_INFINITY }, (error, output) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`\n── ${step}\n${output.trimEnd()}\n── ${step}: ${seconds} s`);
      resolve(!error);
    }).stdin?.end();
  });
}
