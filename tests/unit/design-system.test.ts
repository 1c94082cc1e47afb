import { existsSync, readFileSync } from "node:fs";
import { AtRule, type ChildNode, parse, Rule } from "postcss";
import { expect, test } from "vitest";
import { pathsIn } from "../../scripts/lib/files-below";

/** Where colors are defined, pictures, which may have colors of their own, and what reads and writes them. */
const exceptions =
  /^(?:site\/brand\.ts|src\/styles\/(?:tokens|palette)\.css|(?:site\/(?:articles|assets)|gallery\/files)\/|site\/pages\/.*(?<!og-image)\.svg$|scripts\/lib\/color\.ts)/;

const colorNames = "white|black|gr[ae]y|silver|red|green|blue|navy|teal|yellow|orange|purple|pink";
const color = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl)a?\(|\b(?:hwb|(?:ok)?l(?:ab|ch))\(`;

/** In style sheets any value counts. */
const inValue = new RegExp(`${color}|(?<![\\w-])(?:${colorNames})(?![\\w-])`, "i");

/** Elsewhere strings that are a color. */
const inCode = new RegExp(`["'\`](?:${color}|(?:${colorNames})["'\`])`, "i");

/** Parts of a style sheet, with their places. */
function partsOf(sheet: string, isWrong: (node: ChildNode) => boolean): readonly string[] {
  const found: string[] = [];
  parse(readFileSync(sheet, "utf8")).walk((node) => {
    const text = node.type === "atrule" ? node.params : node;
    if (isWrong(node)) found.push(`${sheet}:${node.source?.start?.line}: ${text}`);
  });
  return found;
}

/** Colors that a file writes itself. In a mask only opacity matters. */
const colorsIn = (file: string): readonly string[] =>
  file.endsWith(".css")
    ? partsOf(
        file,
        (node) => node.type === "decl" && !/^mask/.test(node.prop) && inValue.test(node.value),
      )
    : readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          inCode.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [],
        );

test("colors are written in site/brand.ts and src/styles/tokens.css only", () => {
  const folders = ["site", "src", "scripts/build", "scripts/lib", "gallery"];
  const files = pathsIn(folders, /\.(?:css|svg|tsx?)$/).filter((file) => !exceptions.test(file));
  expect(
    files.flatMap(colorsIn),
    "Use a property of src/styles/tokens.css, or mix one: color-mix(in srgb, var(--edge) 20%, var(--line)).",
  ).toEqual([]);
});

test("what has focus has a ring in the color of focus", () => {
  const isOther = (node: ChildNode) =>
    node.type === "decl" &&
    /^outline(?:-color)?$/.test(node.prop) &&
    node.parent instanceof Rule &&
    node.parent.selector.includes(":focus") &&
    !/^none$|var\(--focus\)/.test(node.value);
  const sheets = pathsIn(["site", "src", "gallery"], /\.css$/);
  expect(sheets.flatMap((sheet) => partsOf(sheet, isOther))).toEqual([]);
});

// An owner's own pictures may have colors of their own.
test('a project illustration that names colors, fill="var(--software)", names all', () => {
  for (const file of pathsIn(["site/assets"], /\/projects\/.*\.svg$/)) {
    const paints = readFileSync(file, "utf8").match(/(?<= (?:fill|stroke)=")(?!none")[^"]+/g) ?? [];
    const literal = paints.filter((paint) => !paint.includes("var("));
    expect([0, paints.length], `${file}: ${literal}`).toContain(literal.length);
  }
});

/** A length that must be a step: not 0, and no hairline of 1 or 2 px. */
const length = /(?<![\w.-])-?(?!0(?![\d.])|1px|2px)[\d.]+(?:px|r?em|v[wh]|c?qi)\b/;

const fontSize =
  /^(?:inherit|0|100%|(?:min\()?var\(--(?:text|drawing)-\w+\)(?:, [\d.]+(?:vw|cqi)\))?)$/;

/** Whether a part has type, space or a breakpoint of its own. What is printed is in points. */
function isOffScale(node: ChildNode): boolean {
  if (node.type === "atrule") {
    const own = node.params.replaceAll(/\(--[\w-]+\)/g, "");
    return node.name === "media" && /width|inline-size/.test(own);
  }
  if (node.type !== "decl") return false;
  const { prop, value, parent } = node;
  if (parent?.parent instanceof AtRule && parent.parent.params === "print") return false;
  return prop === "font-size"
    ? !fontSize.test(value)
    : /^(?:margin|padding)(?:-|$)|gap$/.test(prop) && length.test(value);
}

// An owner's style sheets may have sizes of their own.
const folders = existsSync("site/specification") ? ["site", "src", "gallery"] : ["src", "gallery"];

test("type, space and breakpoints are steps of src/styles/steps.css and tokens.css", () => {
  const sheets = pathsIn(folders, /(?<!styles\/(?:steps|tokens))\.css$/);
  expect(sheets.flatMap((sheet) => partsOf(sheet, isOffScale))).toEqual([]);
});
