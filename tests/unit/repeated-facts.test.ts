import { expect, test } from "vitest";
import { codeIn } from "../../scripts/checks/ready/project";
import { escaped } from "../../scripts/checks/ready/words";
import { company, figures } from "../../site/company";
import { locale } from "../../site/locale";
import { promises } from "../../site/promises";
import { hoursText } from "../../src/lib/hours";

/** Words that aren't the company's alone, such as the names of its towns and state. */
const common = /^company\.(?:social|areas|officeHours|zone|address\.(?:country|state)|.*\.href)\b/;

/** Nor are numbers such as "13", or times such as "15 minutes" that aren't among the promises. */
const isShort = (expression: string, value: string) =>
  /^\d{1,3}$/.test(value) ||
  (!expression.startsWith("promises") && /^\d{1,3} \p{L}+$/u.test(value));

/** The records themselves, and drawings. */
const exempt = /^site\/(?:(?:company|locale|promises|routes)\.ts$|assets\/|specification\/)/;

/** Comments, which are skipped; strings; texts between tags. */
const parts =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}`";]+(?=<)/g;

/** "// Own fact: reason" above a text that has the same words by chance, also above the name of its field. */
const ownFact = /\/\/ Own fact: \S.*(?:\n.*:)?\n.*$/;

/** Expressions and values of the texts in a record. */
function leaves(expression: string, value: unknown): Array<readonly [string, string]> {
  return typeof value === "string"
    ? [[expression, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        leaves(expression + (Array.isArray(value) ? `[${key}]` : `.${key}`), part),
      );
}

/** What no text repeats by hand: values, and patterns for them, by their expressions. */
const facts = [
  ...leaves("company", company).filter(([expression]) => !common.test(expression)),
  ...leaves("figures", figures).filter(([expression]) => expression.endsWith(".number")),
  ...leaves("promises", promises),
  ...leaves("hoursText(company.officeHours)", hoursText(company.officeHours)),
  ...leaves("locale.currency", locale.currency),
].flatMap(([expression, value]) => {
  if (!value || isShort(expression, value)) return [];
  const [before, after] = ["[\\p{L}\\p{N}_.,]", "[\\p{L}\\p{M}\\p{N}_%+]|[.,]\\p{N}"];
  const said = new RegExp(`(?<!${before})${escaped(value)}(?!${after})`, "u");
  return { expression, value, said };
});

test("no file repeats a fact of the company by hand", () => {
  const files = [...codeIn()].filter(([file]) => !exempt.test(file));
  const found = files.flatMap(([file, lines]) => {
    const source = lines.join("\n");
    return [...source.matchAll(parts)].flatMap(({ 0: part, index }) => {
      const before = source.slice(0, index);
      if (/^\/[/*]/.test(part) || ownFact.test(before)) return [];
      const text = part.replaceAll(/\$\{[^{}]*\}/g, "…");
      return facts
        .filter(({ said }) => said.test(text))
        .map(({ expression, value }) => {
          const todo = `Write \${${expression}}, or "// Own fact: reason" above.`;
          return `${file}:${before.split("\n").length}: It repeats "${value}". ${todo}`;
        });
    });
  });
  expect(found).toEqual([]);
});
