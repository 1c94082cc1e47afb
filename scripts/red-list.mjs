import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What runs it alone, and what the tool says.
 * @typedef {readonly [command: string, text: string]} Finding */

/** The failed tests in a report of vitest or Playwright, if it was written.
 * @param {string} file @returns {Finding[]} */
export function failedTests(file) {
  if (!existsSync(file)) return [];
  const { testResults = [], ...report } = JSON.parse(readFileSync(file, "utf8"));
  return [...testResults.flatMap(ofVitest), ...ofPlaywright(report)];
}

/** @param {any} file @returns {Finding[]} */
function ofVitest({ name, status, message, assertionResults }) {
  const command = `npx vitest run ${relative(".", name).replaceAll("\\", "/")}`;
  const failed = assertionResults.filter((/** @type {any} */ one) => one.status === "failed");
  if (failed.length === 0 && status === "failed")
    return [[command, `It can't start: ${inShort(message)}`]];
  return failed.map((/** @type {any} */ { fullName, failureMessages }) => {
    return [command, `${fullName}: ${inShort(failureMessages[0])}`];
  });
}

/** @param {any} group @param {string} [titles] Those of the groups that it's in. @returns {Finding[]} */
const ofPlaywright = ({ specs = [], suites = [] }, titles = "") => [
  ...specs.flatMap((/** @type {any} */ { ok, file, line, title, tests }) => {
    const said = `${titles}${title}: ${inShort(tests[0]?.results.at(-1)?.error?.message)}`;
    return ok ? [] : [[`npx playwright test tests/${file}:${line}`, said]];
  }),
  ...suites.flatMap((/** @type {any} */ group) =>
    ofPlaywright(group, group.title === group.file ? "" : `${titles}${group.title} › `),
  ),
];

/** How tools say what they expected and received: lines of a diff, two lines, or a sentence. */
const comparisons = [
  /^ *- {2,}(?<expected>.+)\n *\+ {2,}(?<received>.+)$/m,
  /^Expected.*?: +(?<expected>.+)\nReceived.*?: +(?<received>.+)$/m,
  /^(?:AssertionError: )?(?<about>.*?)expected (?<received>.+) to (?:be|(?:deeply )?equal) (?<expected>.+?)(?: \/\/ .*)?$/m,
];

/** What a check says itself, the place where it looked, and what it received instead of what it expected, from just
 * before they differ, or the first value that it didn't expect.
 * @param {string} [message] */
function inShort(message = "") {
  const text = stripVTControlCharacters(message);
  const found = comparisons.map((one) => one.exec(text)?.groups).find(Boolean);
  const [, value] = /^ *\+ {2,}(?!\w+ [[{]$)"?(.+?)"?,?$/m.exec(text) ?? [];
  const [, place] = /^Locator: +(.+)$/m.exec(text) ?? [];
  const seen = [place, found ? differenceOf(found) : value].filter(Boolean);
  const [said = ""] = text.replace(/^(?:Assertion)?Error: /, "").split("\n", 1);
  const isOwn = seen.length === 0 || (!found?.["about"] && !/^expect(?:ed |\()/.test(said));
  return [...(isOwn ? [said] : []), ...seen].join(": ").slice(0, 400);
}

/** @param {Readonly<Record<string, string>>} found */
function differenceOf({ about = "", received = "", expected = "" }) {
  let same = 0;
  while (same < received.length && received[same] === expected[same]) same++;
  const start = Math.max(0, same - 40);
  const part = (/** @type {string} */ value) =>
    `${start > 0 ? "…" : ""}${value.slice(start, start + 140)}`;
  return `${about}${part(received)} instead of ${part(expected)}`;
}

/** What a failed command has found: the tests of its report, or what the tool has printed.
 * @param {string} command @param {string} report @param {string} output @returns {readonly Finding[]} */
export function findingsIn(command, report, output) {
  const failed = failedTests(report);
  if (failed.length > 0) return failed;
  const lines = stripVTControlCharacters(output.trim() || "It printed nothing.").split(/\n\s*/);
  // A run of tests that ended without a report says why at its end.
  const said = /test:unit|vitest|playwright/.test(command) ? lines.slice(-5) : lines;
  return said.map((line) => [command, line]);
}

/** The list at the end of npm test: what is red, and what runs it alone.
 * @param {readonly Finding[]} findings @returns {string} */
export function redList(findings) {
  const commands = [...new Set(findings.map(([command]) => command))];
  const lists = commands.flatMap((command) => {
    const texts = findings.flatMap(([one, text]) => (one === command ? `    ${text}` : []));
    const more = texts.length > 5 ? [`    and ${texts.length - 5} more, above`] : [];
    return ["", `  ${command}`, ...texts.slice(0, 5), ...more];
  });
  if (commands.some((command) => command.includes("site/specification/"))) {
    lists.push(
      "\nsite/specification has the sample's letter. If the site is yours by now: git rm -r site/specification",
    );
  }
  return [`Red: ${commands.length}. What to run alone, and what it says:`, ...lists].join("\n");
}
