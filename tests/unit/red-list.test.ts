import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findingsIn, redList, withReport } from "../../scripts/red-list.mjs";

/** Not that of the run that these tests are in. */
const folder = mkdtempSync(join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "report.json");

test("what a tool prints is in the list as it is, five lines of it", () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].map(
    (line) => `${"\u001B[31m"}site/a.ts:${line}:1 - Unknown word (aaaa)`,
  );
  const list = redList(findingsIn("npm run check:spelling", [], `\n${lines.join("\n")}\n`));
  expect(list).toContain("\n  npm run check:spelling\n    site/a.ts:1:1 - Unknown word (aaaa)\n");
  expect(list).toContain("site/a.ts:5:1 - Unknown word (aaaa)\n    and 2 more, above");
});

test("a run of tests that broke says its last words", () => {
  const output = [1, 2, 3, 4, 5, 6, 7].map((line) => `line ${line}`).join("\n");
  expect(findingsIn("npx playwright test", [], output)).toEqual([
    {
      command: "npx playwright test",
      texts: ["line 3", "line 4", "line 5", "line 6", "line 7"],
    },
  ]);
});

test("a failed test of vitest has a command of its own, and says what it found", () => {
  const { command, read } = withReport("npm run test:unit", file);
  expect(command).toContain(`--outputFile.json=${file}`);
  const failed = (fullName: string, message: string) => ({
    fullName,
    status: "failed",
    failureMessages: [message],
  });
  const testResults = [
    {
      name: "/a b/tests/unit/facts.test.ts",
      status: "failed",
      assertionResults: [
        failed("no fact by hand", "expected [ 'site/a.ts:18' ] to deeply equal []\n at"),
      ],
    },
    {
      name: "/a b/site/specification/bytes.test.ts",
      status: "failed",
      assertionResults: [failed("average", "too much"), { status: "passed" }],
    },
    {
      name: "/a b/tests/unit/columns.test.ts",
      status: "failed",
      message: "No such file",
      assertionResults: [],
    },
  ];
  writeFileSync(file, JSON.stringify({ testResults }));
  const findings = findingsIn("npm run test:unit", read(), "");
  expect(findings).toEqual([
    {
      command: "npx vitest run tests/unit/facts.test.ts",
      texts: ["no fact by hand: expected [ 'site/a.ts:18' ] to deeply equal []"],
    },
    { command: "npx vitest run site/specification/bytes.test.ts", texts: ["average: too much"] },
    {
      command: "npx vitest run tests/unit/columns.test.ts",
      texts: ["It can't start: No such file"],
    },
  ]);
  expect(redList(findings)).toContain("git rm -r site/specification");
});

test("a failed test of Playwright is found in groups, with its line and what it received", () => {
  const { command, read } = withReport("npx playwright test", file);
  expect(command).toContain("--reporter=list,json");
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: "menus.spec.ts",
    line: 2,
    tests: [
      {
        results: [
          { error: { message: 'Error: said so\n\n- Expected\n+ Received\n\n+   "/team",' } },
        ],
      },
    ],
  });
  const suites = [
    {
      title: "menus.spec.ts",
      specs: [spec("fine", true)],
      suites: [{ title: "/about", specs: [spec("opens", false)] }],
    },
  ];
  writeFileSync(file, JSON.stringify({ suites }));
  expect(findingsIn("npx playwright test", read(), "")).toEqual([
    { command: "npx playwright test tests/menus.spec.ts:2", texts: ["/about › opens: /team"] },
  ]);
});
