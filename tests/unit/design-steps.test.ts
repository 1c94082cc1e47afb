/*
 * Type, space and breakpoints are steps of src/styles/steps.css and tokens.css. Not counted: hairlines of 1
 * and 2 px, sizes of things (icons, a drawing's own geometry), and what is printed, which is in points.
 */
import { readdirSync, readFileSync } from "node:fs";
import { AtRule, type Declaration, parse, type Root } from "postcss";
import { expect, test } from "vitest";
import { designSteps } from "../../scripts/build/design-steps.ts";

const { values, breakpoints } = designSteps();

const tokens = readFileSync("src/styles/tokens.css", "utf8").matchAll(/(--text-\w+): (clamp.+);/g);
const steps = [
  ...values,
  ...[...tokens].map(([, name = "", value = ""]) => [name, value] as const),
];

/** The steps with this prefix and their sizes; of a fluid one the largest. */
const stepsOf = (prefix: string) =>
  steps
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name, Number.parseFloat(value.split(", ").at(-1) ?? "")] as const);

/** The step nearest to a length of a style sheet, 1rem being 16 px. */
function nearest(prefix: string, length: string): string {
  const size = Number.parseFloat(length) * (/r?em/.test(length) && prefix !== "--text-" ? 16 : 1);
  const near = stepsOf(prefix).map(([name, step]) => ({ name, distance: Math.abs(step - size) }));
  return near.reduce((best, step) => (step.distance < best.distance ? step : best)).name;
}

/** What a value may be made of besides steps: 0, hairlines, percentages, `auto`, other properties. */
const length = /(?<![\w.-])-?(?!0(?![\d.])|1px|2px)[\d.]+(?:px|r?em|v[wh]|c?qi)\b/g;

const isPrinted = ({ parent }: Declaration) =>
  parent?.parent instanceof AtRule && parent.parent.params === "print";

/** Each value outside the steps, with its place and the step to use. */
function offSteps(file: string, sheet: Root): readonly string[] {
  const found: string[] = [];
  const report = (line: number | undefined, text: string, use: string) =>
    found.push(`${file}:${line}: ${text}; use ${use}`);
  sheet.walkDecls((declaration) => {
    const { prop, value, source } = declaration;
    if (isPrinted(declaration)) return;
    const line = source?.start?.line;
    if (/^(?:margin|padding)(?:-|$)|gap$/.test(prop)) {
      for (const [size] of value.matchAll(length)) {
        report(line, `${prop}: ${value}`, `var(${nearest("--space-", size)})`);
      }
    }
    if (
      prop === "font-size" &&
      !/^(?:inherit|0|100%|(?:min\()?var\(--(?:text|drawing)-\w+\)(?:, [\d.]+vw\))?)$/.test(value)
    ) {
      const [size = "1rem"] = value.match(length) ?? [];
      report(
        line,
        `${prop}: ${value}`,
        `var(${nearest(size.endsWith("px") ? "--drawing-" : "--text-", size)})`,
      );
    }
  });
  sheet.walkAtRules("media", ({ params, source }) => {
    if (/(?<!-)(?:width|inline-size)\b/.test(params.replaceAll(/\(--[\w-]+\)/g, ""))) {
      report(source?.start?.line, `@media ${params}`, [...breakpoints.keys()].join(", "));
    }
  });
  return found;
}

test("type, space and breakpoints are steps of the design system", () => {
  const found = ["src", "gallery"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css") && !/styles.(?:steps|tokens)\.css$/.test(file))
      .flatMap((file) => {
        const path = `${folder}/${file.replaceAll("\\", "/")}`;
        return offSteps(path, parse(readFileSync(path, "utf8")));
      }),
  );
  expect(found).toEqual([]);
});
