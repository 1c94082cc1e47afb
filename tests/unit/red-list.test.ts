import { expect, test } from "vitest";
import { findingsIn, redList } from "../../scripts/red-list.mjs";

/** What the tools print of a fault, and what the list says. */
test.each([
  [
    "npm run check:types",
    "site/pages/about/content.ts(109,15): error TS2322: Type 'string' is not assignable to type 'number'.",
    "site/pages/about/content.ts:109  Type 'string' is not assignable to type 'number'.",
  ],
  [
    "npm run check:types",
    'site/navigation.ts:121  "dynamics" is no page. Delete the entry, or mend the name.',
    'site/navigation.ts:121  "dynamics" is no page. Delete the entry, or mend the name.',
  ],
  [
    "npm run build",
    "Error: site/routes.ts: the first row must be the one of /.",
    "site/routes.ts  the first row must be the one of /.",
  ],
  [
    "npm run check:spelling",
    "site/pages/about/content.ts:108:53 - Unknown word (aaaa)",
    "site/pages/about/content.ts:108  Unknown word (aaaa)",
  ],
  [
    "npx biome ci .",
    "site/pages/about/content.ts\u001B[0m format ━━━━━━\n\n  ✖ File content differs",
    "site/pages/about/content.ts  format",
  ],
  [
    "npx biome ci .",
    "site/pages/about/page.tsx:3:7 lint/style/useConst  FIXABLE  ━━━━━━",
    "site/pages/about/page.tsx:3  lint/style/useConst",
  ],
  [
    "npx knip",
    "Unused files (1)\nsite/pages/about/Old.tsx\n",
    "site/pages/about/Old.tsx  is unused",
  ],
  [
    "npx knip",
    "Unused exports (1)\noldHero  site/pages/about/Old.tsx:1:14",
    "site/pages/about/Old.tsx:1  oldHero",
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
+   "site/pages/about/content.ts:18  Write the city",
+ ]
 FAIL  site/specification/bytes.test.ts > bytes > average
 FAIL  tests/unit/columns.test.ts
 ❯ tests/unit/facts.test.ts:64:17`;
  expect(findingsIn("npm run test:unit", output)).toEqual([
    {
      command: "npx vitest run tests/unit/facts.test.ts",
      group: "owner",
      text: "no file repeats a fact of the company by hand: site/pages/about/content.ts:18  Write the city",
    },
    {
      command: "npx vitest run site/specification/bytes.test.ts",
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
  const lines = [1, 2, 3, 4, 5, 6, 7].map((line) => `site/a.ts:${line}:1 - Unknown word (aaaa)`);
  const list = redList(findingsIn("npm run check:spelling", lines.join("\n")));
  expect(list).toContain(
    "what you changed in the engine:\n  npm run check:spelling\n    site/a.ts:1  ",
  );
  expect(list).toContain("site/a.ts:5  Unknown word (aaaa)\n    and 2 more");
  expect(list).not.toMatch(/The engine|sample/);
});
