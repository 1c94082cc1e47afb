// npm test: installs dependencies and a browser, then runs every check. Needs Node only.
import { spawn } from "node:child_process";
import { findChromium, installChromium } from "./chromium.mjs";
import { installDependencies } from "./install.mjs";

/** npm scripts. Stages run one after the other, the lanes of a stage in parallel, the steps of a lane
 * one after the other. */
const stages = [[["build"], ["check:types", "check:code"]], [["test:unit"]], [["test:browser"]]];

installDependencies();
if (!findChromium()) installChromium();

for (const lanes of stages) {
  const failed = (await Promise.all(lanes.map(runLane))).filter((step) => step !== undefined);
  for (const step of failed) console.error(`\n${step} failed. To run only this: npm run ${step}`);
  if (failed.length > 0) process.exit(1);
}

/** Runs steps until one fails; returns its name.
 * @param {string[]} steps @returns {Promise<string | undefined>} */
async function runLane(steps) {
  for (const step of steps) if (!(await runStep(step))) return step;
}

/** Runs a script of package.json, prints its output when it ends, and returns whether it passed.
 * @param {string} step @returns {Promise<boolean>} */
function runStep(step) {
  const start = Date.now();
  const child = spawn("npm", ["run", "--silent", step], {
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`\n── ${step}\n${output.trimEnd()}\n── ${step}: ${seconds} s`);
      resolve(code === 0);
    });
  });
}
