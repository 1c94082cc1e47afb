import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company, figures } from "../../src/site/company";
import { promises } from "../../src/site/promises";

/** Words that aren't the company's alone. Nor are times such as "15 minutes" and numbers such as "13". */
const common = /^company\.(?:social|officeHours|address\.country|.*\.href)\b/;

/** Expression and value of each fact. */
const facts = [
  ...leaves("company", company).filter(([expression]) => !common.test(expression)),
  ...leaves("figures", figures).filter(([expression]) => expression.endsWith(".number")),
  ...leaves("promises", promises),
].filter(([, value]) => !/^\d{1,3}(?: \p{L}+)?$/u.test(value));

function leaves(expression: string, value: unknown): Array<readonly [string, string]> {
  return typeof value === "string"
    ? [[expression, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(`${expression}.${key}`, part));
}

/** The records themselves, and drawings. */
const exempt = /^src\/(?:site\/(?:company|promises)\.ts$|assets\/)/;

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => join("src", file).replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file));

/** Comments, which are skipped; strings; texts between tags. */
const parts =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}`";]+(?=<)/g;

/** "// Own fact: reason" above a text that has the same words by chance. */
const ownFact = /\/\/ Own fact: \S/;

/** Each fact that a source repeats, as "line: text: what to write instead". */
function repeated(source: string): string[] {
  const lines = source.split("\n");
  return [...source.matchAll(parts)].flatMap(({ 0: part, index }) => {
    const line = source.slice(0, index).split("\n").length;
    const above = lines[line - 2] ?? "";
    const excused = [above, above.endsWith(":") ? (lines[line - 3] ?? "") : ""];
    if (/^\/[/*]/.test(part) || excused.some((text) => ownFact.test(text))) return [];
    const text = part.replaceAll(/\$\{[^{}]*\}/g, "…");
    const found = new Map<string, string[]>();
    for (const [expression, value] of facts) {
      if (says(text, value)) found.set(value, [...(found.get(value) ?? []), expression]);
    }
    return [...found].map(
      ([value, expressions]) =>
        `${line}: ${text.trim().slice(0, 100)}: instead of "${value}" write \${${expressions.join("} or ${")}}, or "// Own fact: reason" above`,
    );
  });
}

const says = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\w.,])${value.replaceAll(/[^\w\s]/g, "\\$&")}(?![\\w%+])`).test(text);

test("no file repeats a fact of the company by hand", () => {
  const found = files.flatMap((file) =>
    repeated(readFileSync(file, "utf8")).map((fact) => `${file}:${fact}`),
  );
  expect(found).toEqual([]);
});
