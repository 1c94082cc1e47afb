import { stripVTControlCharacters } from "node:util";
import { whose } from "./whose.mjs";

/** What is red: the command that runs it alone, where it is, and what the tool says.
 * @typedef {{ command: string, group: keyof typeof groups, text: string }} Finding */

/** Whose it is, and what to do. */
const groups = {
  run: "The run itself:",
  owner:
    "What you wrote. Mend it where it stands; if nothing is wrong there, what you changed in the engine:",
  sample: "The sample's letter. If the site is yours by now: git rm -r site/specification",
  engine: "The engine. Mend what you changed in it; if that's nothing, report it:",
};

/** How vitest and Playwright name a test that failed, each in a line. */
const testPatterns = [
  /^ *FAIL +(?<file>(?:tests|site\/specification)\/\S+)(?: > (?<text>.+))?$/,
  /^ {4}(?<file>tests\/\S+?):(?<line>\d+):\d+ › (?<text>.+?) ─*$/,
];

/** How the other tools say where something is wrong, each in a line. */
const patterns = [
  // tsc
  /^(?<file>[\w./-]+)\((?<line>\d+),\d+\): error TS\d+: (?<text>.+)$/,
  // cspell, the build, links to pages that don't exist
  /^(?:Error: )?(?<file>[\w./-]+\.\w+)(?::(?<line>\d+))?(?::\d+)?(?: - |: | {2})(?<text>.+)$/,
  // biome
  /^(?<file>[\w./-]+\.\w+)(?::(?<line>\d+):\d+)? (?<text>[\w/]+) +(?:FIXABLE +)?━+$/,
  // knip
  /^(?:(?<text>\S.*?) +)?(?<file>[\w./-]+\.\w+)(?::(?<line>\d+):\d+)? *$/,
];

/** What a failed command has found, by its output.
 * @param {string} step @param {string} output @returns {Finding[]} */
export function findingsIn(step, output) {
  const text = stripVTControlCharacters(output);
  const disturbed = /^ *Error: (Another build .*)/m.exec(text)?.[1];
  if (disturbed) return [{ command: step, group: "run", text: disturbed }];
  const isTest = /vitest|playwright|run test:/.test(step);
  const alone = step.includes("cspell") ? "npm run check:spelling" : step.replace(/ ".*/, "");
  const lines = text.split("\n");
  const found = lines.flatMap((line) => {
    const match = firstMatch(isTest ? testPatterns : patterns, line);
    if (!match?.["file"]) return [];
    const { file, line: number, text: words } = match;
    const place = number ? `${file}:${number}` : file;
    const group = whose(file);
    if (!isTest) return [{ command: alone, group, text: `${place}  ${words ?? "is unused"}` }];
    const tool = file.endsWith(".spec.ts") ? "playwright test" : "vitest run";
    const what = words
      ? words + received(lines, `${file}:${number ?? ""}`, words)
      : "It can't start.";
    return [{ command: `npx ${tool} ${place}`, group, text: what }];
  });
  const unknown = { command: alone, group: whose(""), text: "Its output above says why." };
  return found.length > 0 ? found : [unknown];
}

/** The first value that a failed test didn't expect, from what the tool says after the test's title.
 * @param {readonly string[]} lines @param {string} place @param {string} words */
function received(lines, place, words) {
  const isTitle = (/** @type {string} */ line) => /^ *(?:FAIL |\d+\) )/.test(line);
  const start = lines.findIndex(
    (line) => isTitle(line) && line.includes(place.replace(/:$/, "")) && line.includes(words),
  );
  const after = lines.slice(start + 1);
  const next = after.findIndex(isTitle);
  const said = after.slice(0, next < 0 ? undefined : next);
  const [value] = said.flatMap((line) => /^ *\+ {2,}"?(.+?)"?,?$/.exec(line)?.[1] ?? []);
  return value ? `: ${value}` : "";
}

/** @param {readonly RegExp[]} list @param {string} line */
const firstMatch = (list, line) =>
  list.map((pattern) => pattern.exec(line)?.groups).find((groups) => groups !== undefined);

/** The list at the end of npm test: what is red, whose it is, what to do, and what runs it alone.
 * @param {readonly Finding[]} findings @returns {string} */
export function redList(findings) {
  const parts = Object.entries(groups).flatMap(([group, title]) => {
    const own = findings.filter((finding) => finding.group === group);
    const commands = [...new Set(own.map(({ command }) => command))];
    const lists = commands.flatMap((command) => {
      const texts = [...new Set(own.flatMap((one) => (one.command === command ? one.text : [])))];
      const more = texts.length > 5 ? [`    and ${texts.length - 5} more`] : [];
      return [`  ${command}`, ...texts.slice(0, 5).map((text) => `    ${text}`), ...more];
    });
    return own.length > 0 ? ["", title, ...lists] : [];
  });
  return [`Red: ${findings.length}. What to run alone, and what it says:`, ...parts].join("\n");
}
