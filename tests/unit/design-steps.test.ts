/*
 * Type, space and breakpoints are steps of src/styles/steps.css and tokens.css. Not counted: hairlines of 1
 * and 2 px, sizes of things (icons, a drawing's own geometry), and what is printed, which is in points.
 */
import { existsSync, readFileSync } from "node:fs";
import { AtRule, type Node, parse } from "postcss";
import { expect, test } from "vitest";
import { designSteps } from "../../scripts/build/design-steps";
import { filesBelow } from "../../scripts/lib/files-below";

const { values, breakpoints } = designSteps();
const tokens = readFileSync("src/styles/tokens.css", "utf8").matchAll(/(--text-\w+): (clamp.+);/g);

/** Each step's name and size; of a fluid one the largest. */
const steps = [
  ...values,
  ...[...tokens].map(([, name = "", value = ""]) => [name, value] as const),
].map(([name, value]) => ({ name, size: Number.parseFloat(value.split(", ").at(-1) ?? "") }));

/** The step nearest to a length of a style sheet, 1rem being 16 px. */
function nearest(prefix: string, length: string): string {
  const size = Number.parseFloat(length) * (/r?em/.test(length) && prefix !== "--text-" ? 16 : 1);
  const distance = (step: { size: number }) => Math.abs(step.size - size);
  const ofPrefix = steps.filter(({ name }) => name.startsWith(prefix));
  return `var(${ofPrefix.sort((a, b) => distance(a) - distance(b))[0]?.name})`;
}

/** A length that must be a step: not 0, and no hairline. */
const length = /(?<![\w.-])-?(?!0(?![\d.])|1px|2px)[\d.]+(?:px|r?em|v[wh]|c?qi)\b/g;

const fontSize =
  /^(?:inherit|0|100%|(?:min\()?var\(--(?:text|drawing)-\w+\)(?:, [\d.]+(?:vw|cqi)\))?)$/;

/** Each value outside the steps, with its place and the step to use. */
function offSteps(file: string): readonly string[] {
  const found: string[] = [];
  const report = ({ source }: Node, text: string, use: string) =>
    found.push(`${file}:${source?.start?.line}: ${text}; use ${use}`);
  const sheet = parse(readFileSync(file, "utf8"));
  sheet.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (parent?.parent instanceof AtRule && parent.parent.params === "print") return;
    const lengths = value.match(length) ?? [];
    if (/^(?:margin|padding)(?:-|$)|gap$/.test(prop)) {
      for (const size of lengths)
        report(declaration, `${prop}: ${value}`, nearest("--space-", size));
    }
    if (prop === "font-size" && !fontSize.test(value)) {
      const [size = "1rem"] = lengths;
      const prefix = size.endsWith("px") ? "--drawing-" : "--text-";
      report(declaration, `${prop}: ${value}`, nearest(prefix, size));
    }
  });
  sheet.walkAtRules("media", (rule) => {
    if (/width|inline-size/.test(rule.params.replaceAll(/\(--[\w-]+\)/g, "")))
      report(rule, `@media ${rule.params}`, [...breakpoints.keys()].join(", "));
  });
  return found;
}

// An owner's style sheets may have sizes of their own.
const folders = existsSync("site/specification") ? ["site", "src", "gallery"] : ["src", "gallery"];

test("type, space and breakpoints are steps of the design system", () => {
  const sheets = folders.flatMap((folder) =>
    filesBelow(folder)
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith(".css") && !/styles.(?:steps|tokens)\.css$/.test(file)),
  );
  expect(sheets.flatMap(offSteps)).toEqual([]);
});
