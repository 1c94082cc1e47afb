import { expect, test } from "vitest";
import { codeIn, locationOf, type Place, type Texts } from "../../scripts/checks/ready/project";
import { escaped } from "../../scripts/checks/ready/words";
import { company, figures } from "../../site/company";
import { locale } from "../../site/locale";
import { promises } from "../../site/promises";
import { hoursText } from "../../src/lib/hours";

/** What no text repeats by hand. */
type Records = Readonly<Record<"company" | "currency" | "figures" | "promises" | "hours", unknown>>;

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

/** "// Own fact: reason" above a text that has the same words by chance. */
const ownFact = /\/\/ Own fact: \S/;

function leaves(expression: string, value: unknown): Array<readonly [string, string]> {
  return typeof value === "string"
    ? [[expression, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        leaves(expression + (Array.isArray(value) ? `[${key}]` : `.${key}`), part),
      );
}

/** Expression and value of each fact. */
const factsOf = ({ company, currency, figures, promises, hours }: Records) =>
  [
    ...leaves("company", company).filter(([expression]) => !common.test(expression)),
    ...leaves("figures", figures).filter(([expression]) => expression.endsWith(".number")),
    ...leaves("promises", promises),
    ...leaves("hoursText(company.officeHours)", hours),
    ...leaves("locale.currency", currency),
  ].filter(([expression, value]) => value && !isShort(expression, value));

const says = (text: string, value: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_.,])${escaped(value)}(?![\\p{L}\\p{M}\\p{N}_%+]|[.,]\\p{N})`,
    "u",
  ).test(text);

/** Texts in the source that repeat a fact of the company by hand. */
function repeatedFacts(texts: Texts, records: Records) {
  const facts = factsOf(records);
  return [...texts].flatMap(([file, lines]): readonly Place[] => {
    if (exempt.test(file)) return [];
    const source = lines.join("\n");
    return [...source.matchAll(parts)].flatMap(({ 0: part, index }) => {
      const line = source.slice(0, index).split("\n").length;
      const above = lines[line - 2] ?? "";
      const excused = [above, above.endsWith(":") ? (lines[line - 3] ?? "") : ""];
      if (/^\/[/*]/.test(part) || excused.some((text) => ownFact.test(text))) return [];
      const text = part.replaceAll(/\$\{[^{}]*\}/g, "…");
      const said = facts.filter(([, value]) => says(text, value));
      const values = [...new Set(said.map(([, value]) => value))];
      return values.map((value) => {
        const expressions = said.flatMap((fact) => (fact[1] === value ? `\${${fact[0]}}` : []));
        const todo = `Write ${expressions.join(" or ")}, or "// Own fact: reason" above.`;
        return { file, line, text: `It repeats "${value}".`, todo };
      });
    });
  });
}

test("no file repeats a fact of the company by hand", () => {
  const { currency } = locale;
  const records = { company, currency, figures, promises, hours: hoursText(company.officeHours) };
  const found = repeatedFacts(codeIn(), records);
  expect(found.map((place) => `${locationOf(place)}: ${place.text} ${place.todo}`)).toEqual([]);
});
