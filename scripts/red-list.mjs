import { existsSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What is red: the command that runs it alone, and what the tool says.
 * @typedef {{ command: string, texts: string[] }} Finding */

/** A failed test as the report of its tool has it. @typedef {{ command: string, title: string, message: string }} Failure */

/** Whether a command runs tests.
 * @param {string} step */
const isTest = (step) => /vitest|test:unit|playwright/.test(step);

/** Where a test tool writes its report. */
const report = "build/test-report.json";

/** A command that also writes a report, if its tool is one for tests. Playwright learns the file from `environment`.
 * @param {string} step @param {string} [file] @returns {{ command: string, read: () => readonly Failure[] }} */
export function withReport(step, file = report) {
  rmSync(file, { force: true });
  const written = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  if (step.includes("playwright")) {
    const command = `${step} --reporter=list,json`;
    return { command, read: () => written().suites?.flatMap(failedSpecs) ?? [] };
  }
  if (!isTest(step)) return { command: step, read: () => [] };
  const options = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const command = `${step} ${step.startsWith("npm") ? "-- " : ""}${options}`;
  return { command, read: () => written().testResults?.flatMap(failedTests) ?? [] };
}

/** Playwright writes its report there. */
export const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };

/** The failed tests of a file, or of a group in it.
 * @param {any} suite @returns {Failure[]} */
const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { title, file: path, line, tests }) => ({
      command: `npx playwright test tests/${path}:${line}`,
      title,
      message: tests[0]?.results.at(-1)?.error?.message ?? "",
    })),
  ...suites.flatMap((/** @type {any} */ group) =>
    failedSpecs(group).map((one) => ({ ...one, title: `${group.title} › ${one.title}` })),
  ),
];

/** @param {any} result @returns {Failure[]} */
function failedTests({ name, status, message, assertionResults }) {
  const path = name.replaceAll("\\", "/").replace(/.*\/(?=(?:tests|site)\/)/, "");
  const command = `npx vitest run ${path}`;
  const failed = assertionResults.filter((/** @type {any} */ one) => one.status === "failed");
  if (failed.length === 0 && status === "failed")
    return [{ command, title: "It can't start", message }];
  return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
    command,
    title: fullName,
    message: failureMessages[0] ?? "",
  }));
}

/** What a failed command has found: the tests of a report, or what the tool has printed.
 * @param {string} step @param {readonly Failure[]} failures @param {string} output @returns {Finding[]} */
export function findingsIn(step, failures, output) {
  const commands = [...new Set(failures.map(({ command }) => command))];
  if (commands.length > 0) {
    return commands.map((command) => ({
      command,
      texts: failures.flatMap((one) =>
        one.command === command ? `${one.title}: ${inShort(one.message)}` : [],
      ),
    }));
  }
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim());
  // A run of tests that ended without a report says why at its end.
  return [{ command: step, texts: isTest(step) ? lines.slice(-5) : lines }];
}

/** The first line of a message, and the first value that a test didn't expect.
 * @param {string} message */
function inShort(message) {
  const text = stripVTControlCharacters(message);
  const [, value] = /^ *\+ {2,}"?(.+?)"?,?$/m.exec(text) ?? [];
  return (value ?? text.split("\n", 1)[0] ?? "").slice(0, 300);
}

/** The list at the end of npm test: what is red, and what runs it alone.
 * @param {readonly Finding[]} findings @returns {string} */
export function redList(findings) {
  const lists = findings.flatMap(({ command, texts }) => {
    const more = texts.length > 5 ? [`    and ${texts.length - 5} more, above`] : [];
    return ["", `  ${command}`, ...texts.slice(0, 5).map((text) => `    ${text}`), ...more];
  });
  const isSamples = findings.some(({ command }) => command.includes("site/specification/"));
  const hint = isSamples
    ? [
        "",
        "site/specification has the sample's letter. If the site is yours by now: git rm -r site/specification",
      ]
    : [];
  return [`Red: ${findings.length}. What to run alone, and what it says:`, ...lists, ...hint].join(
    "\n",
  );
}
