import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findingsIn, redList } from "../../scripts/red-list.mjs";
import { folderWith } from "../folder-with";

/** The list for a command that has failed, with the report that it has written. */
function listOf(command: string, output: string, report?: object) {
  const folder = folderWith(report ? { "report.json": JSON.stringify(report) } : {});
  return redList(findingsIn(command, join(folder, "report.json"), output))
    .split("\n")
    .slice(2);
}

const lines = [1, 2, 3, 4, 5, 6, 7].map((line) => `site/a.ts:${line} - Unknown word`);
const printed = `\n\u001B[31m${lines.join("\n\n")}\n`;

test.each([
  ["npm run check:spelling", [...lines.slice(0, 5), "and 2 more, above"]],
  ["npx playwright test", lines.slice(2)],
])("without a report, what %s prints is in the list", (command, shown) => {
  expect(listOf(command, printed)).toEqual([`  ${command}`, ...shown.map((text) => `    ${text}`)]);
  expect(listOf(command, "")).toEqual([`  ${command}`, "    It printed nothing."]);
});

test("a failed test of vitest has a command of its own, and says what it found", () => {
  const failed = (fullName: string, message: string) => {
    return { fullName, status: "failed", failureMessages: [message] };
  };
  const file = (name: string, message: string, ...assertionResults: object[]) => {
    return { name: resolve(name), status: "failed", message, assertionResults };
  };
  const testResults = [
    file("tests/unit/facts.test.ts", "", failed("no fact", "expected [ 'a' ] to equal []\n at")),
    file("site/specification/bytes.test.ts", "", failed("sum", "a\n+   1,"), { status: "passed" }),
    file("tests/unit/columns.test.ts", "No such file"),
  ];
  expect(listOf("npm run test:unit", printed, { testResults })).toEqual([
    ...["  npx vitest run tests/unit/facts.test.ts", "    no fact: [ 'a' ] instead of []", ""],
    ...["  npx vitest run site/specification/bytes.test.ts", "    sum: a: 1", ""],
    ...["  npx vitest run tests/unit/columns.test.ts", "    It can't start: No such file", ""],
    expect.stringContaining("git rm -r site/specification"),
  ]);
});

const long = "word ".repeat(60);
const differs = long.replace(/(?<=^.{200})word/, "WORT");
test.each([
  ["Home: ", `AssertionError: Home: expected '${differs}' to be '${long}' // Object.is\n at`],
  ["failed: ", `Error: failed\n\nExpected string: "${long}"\nReceived string: "${differs}"\n`],
  [
    "",
    `Error: expect(a).toEqual(b)\n\n- Expected\n+ Received\n\n-   "${long}",\n+   "${differs}",\n`,
  ],
  [
    "h1: ",
    `Error: expect(a).toBe(b)\n\nLocator: h1\nExpected: "${long}"\nReceived: "${differs}"\n`,
  ],
])("after %j, long values begin where they differ", (said, message) => {
  const failed = { fullName: "t", status: "failed", failureMessages: [message] };
  const testResults = [{ name: resolve("a.test.ts"), assertionResults: [failed] }];
  const [, line] = listOf("npm run test:unit", "", { testResults });
  expect(line).toMatch(
    new RegExp(`^ +t: ${said}….{36,44}WORT word.{0,140} instead of ….{36,44}word word`),
  );
});

test("a failed test of Playwright is found in groups, with its line and what it received", () => {
  const error = { message: 'Error: said so\n\n- Expected\n+ Received\n\n+   "/team",' };
  const spec = (title: string, ok: boolean) => {
    return { title, ok, file: "menus.spec.ts", line: 2, tests: [{ results: [{ error }] }] };
  };
  const about = { title: "/about", specs: [spec("opens", false)] };
  const file = "menus.spec.ts";
  const suites = [{ title: file, file, specs: [spec("fine", true)], suites: [about] }];
  expect(listOf("npx playwright test", printed, { suites })).toEqual([
    "  npx playwright test tests/menus.spec.ts:2",
    "    /about › opens: said so: /team",
  ]);
});
