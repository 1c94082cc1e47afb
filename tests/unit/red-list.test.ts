import { expect, test } from "vitest";
import { findingsIn, redList } from "../../scripts/red-list.mjs";

/** What the tools print of a fault, and what the list says. */
test.each([
  [
    "npm run check:types",
    "src/pages/about/content.ts(109,15): error TS2322: Type 'string' is not assignable to type 'number'.",
    "src/pages/about/content.ts:109  Type 'string' is not assignable to type 'number'.",
  ],
  [
    "npm run check:types",
    'src/site/navigation.ts:121  "dynamics" is no page. Delete the entry, or mend the name.',
    'src/site/navigation.ts:121  "dynamics" is no page. Delete the entry, or mend the name.',
  ],
  [
    "npm run build",
    "Error: src/site/routes.ts: the first row must be the one of /.",
    "src/site/routes.ts  the first row must be the one of /.",
  ],
  [
    "npm run check:spelling",
    "src/pages/about/content.ts:108:53 - Unknown word (aaaa)",
    "src/pages/about/content.ts:108  Unknown word (aaaa)",
  ],
  [
    "npx biome ci .",
    "src/pages/about/content.ts\u001B[0m format ━━━━━━\n\n  ✖ File content differs",
    "src/pages/about/content.ts  format",
  ],
  [
    "npx biome ci .",
    "src/pages/about/page.tsx:3:7 lint/style/useConst  FIXABLE  ━━━━━━",
    "src/pages/about/page.tsx:3  lint/style/useConst",
  ],
  ["npx knip", "Unused files (1)\nsrc/pages/about/Old.tsx\n", "src/pages/about/Old.tsx  is unused"],
  [
    "npx knip",
    "Unused exports (1)\noldHero  src/pages/about/Old.tsx:1:14",
    "src/pages/about/Old.tsx:1  oldHero",
  ],
])("%s: %j", (step, output, text) => {
  expect(findingsIn(step, output)).toEqual([{ command: step, group: "owner", text }]);
});

test("a test that fails has a command of its own, and belongs to whom its subject does", () => {
  const output = `
 FAIL  tests/unit/facts.test.ts > no file repeats a fact of the company by hand
AssertionError: expected [ …(1) ] to deeply equal []
+ Received
+ [
+   "src/pages/about/content.ts:18  Write the city",
+ ]
 FAIL  tests/specification/bytes.test.ts > bytes > average
 FAIL  tests/unit/columns.test.ts
 ❯ tests/unit/facts.test.ts:64:17`;
  expect(findingsIn("npm run test:unit", output)).toEqual([
    {
      command: "npx vitest run tests/unit/facts.test.ts",
      group: "owner",
      text: "no file repeats a fact of the company by hand: src/pages/about/content.ts:18  Write the city",
    },
    {
      command: "npx vitest run tests/specification/bytes.test.ts",
      group: "sample",
      text: "bytes > average",
    },
    {
      command: "npx vitest run tests/unit/columns.test.ts",
      group: "engine",
      text: "It can't start.",
    },
  ]);
  const browser = `  1) tests/menus.spec.ts:2:43 › /about › opens ────

    Error: said so

    + Array [
    +   "/team",
    + ]

  1 failed
    tests/menus.spec.ts:2:43 › /about › opens ────────────────
  12 passed (3s)`;
  expect(findingsIn("npm run test:browser", browser)).toEqual([
    {
      command: "npx playwright test tests/menus.spec.ts:2",
      group: "engine",
      text: "/about › opens: /team",
    },
  ]);
});

test("what no pattern knows is red, too", () => {
  expect(findingsIn("npx knip", "Segmentation fault")).toEqual([
    { command: "npx knip", group: "engine", text: "Its output above says why." },
  ]);
});

test("the list says whose it is, and names at most five places for each command", () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].map(
    (line) => `src/site/a.ts:${line}:1 - Unknown word (aaaa)`,
  );
  const list = redList(findingsIn("npm run check:spelling", lines.join("\n")));
  expect(list).toContain(
    "what you changed in the engine:\n  npm run check:spelling\n    src/site/a.ts:1  ",
  );
  expect(list).toContain("src/site/a.ts:5  Unknown word (aaaa)\n    and 2 more");
  expect(list).not.toMatch(/The engine|sample/);
});
