import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../scripts/lib/files-below";

/** A copy of the pages in which all lists are empty. */
const folder = "build/empty-lists";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isList = (node: ESTree.Expression | null): node is ESTree.ArrayExpression =>
  node?.type === "ArrayExpression";

/** An expression without `as const satisfies …`. */
const inner = (node: ESTree.Expression | null): ESTree.Expression | null =>
  node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression"
    ? inner(node.expression)
    : node;

/** A content.ts without the entries of its lists. What a hero's illustration says has as many entries as it has places. */
function withEmptyLists(source: string): string {
  const { body } = parseSync("content.ts", source).program;
  const lists = body
    .flatMap((node) => (node.type === "ExportNamedDeclaration" ? [node.declaration] : []))
    .flatMap((node) => (node?.type === "VariableDeclaration" ? node.declarations : []))
    .filter(({ id }) => id.type === "Identifier" && !/illustration$/i.test(id.name))
    .map(({ init }) => inner(init))
    .flatMap((init) =>
      init?.type === "ObjectExpression"
        ? init.properties.flatMap((property) => ("value" in property ? [property.value] : []))
        : [init],
    )
    .filter((value) => isList(value as ESTree.Expression));
  return lists.reduceRight(
    (text, list) => `${text.slice(0, list?.start)}[]${text.slice(list?.end)}`,
    source,
  );
}

test("every page compiles where the lists of its content.ts are empty", {
  timeout: 120_000,
}, () => {
  cpSync("site/pages", `${folder}/site/pages`, { recursive: true });
  for (const file of filesBelow(`${folder}/site`)) {
    if (!file.endsWith("content.ts")) continue;
    const path = join(folder, "site", file);
    writeFileSync(path, withEmptyLists(readFileSync(path, "utf8")));
  }
  const compilerOptions = {
    rootDirs: [".", "../class-types", "../.."],
    paths: { "~/site/*": ["./site/*", "../../site/*"], "~/*": ["../../src/*"] },
    noUnusedLocals: false,
  };
  const include = ["site/**/*", "../../src/**/*.d.ts"];
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions, include }),
  );
  const { stdout } = spawnSync("npx", ["tsc", "-p", folder], { encoding: "utf8", shell: true });
  const errors = stdout.match(/^.*: error .*$/gm) ?? [];
  // What has so many places, as in a drawing, says how many.
  expect(errors.filter((error) => !error.includes("type 'readonly ["))).toEqual([]);
});
