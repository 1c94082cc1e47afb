import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Where colors are defined, pictures, which may have colors of their own, and check:ready, which knows the
 * sample's and those of a terminal.
 */
const exceptions =
  /^(?:src\/site\/brand\.ts|src\/styles\/(?:tokens|palette)\.css|src\/assets\/|scripts\/ready\/)/;

const colorNames = "white|black|gr[ae]y|silver|red|green|blue|navy|teal|yellow|orange|purple|pink";
const color = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl)a?\(|\b(?:hwb|(?:ok)?l(?:ab|ch))\(`;

/** In style sheets any value counts, also on several lines. In a mask only opacity matters. */
const declaration = /(?<![\w-])(?!mask)[\w-]+:[^:;{}]*(?=[;}])/g;
const inValue = new RegExp(`${color}|(?<![\\w-])(?:${colorNames})(?![\\w-])`, "i");

/** Elsewhere strings that are a color. */
const inCode = new RegExp(`["'\`](?:${color}|(?:${colorNames})["'\`])`, "i");

/** Colors that a file writes itself, with their lines. */
function colorsIn(file: string): readonly { line: number; text: string }[] {
  const source = readFileSync(file, "utf8");
  if (!file.endsWith(".css")) {
    return source
      .split("\n")
      .map((text, index) => ({ line: index + 1, text: text.trim() }))
      .filter(({ text }) => inCode.test(text));
  }
  const styles = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/./g, " "));
  return [...styles.matchAll(declaration)]
    .filter(([text]) => inValue.test(text))
    .map(({ 0: text, index }) => ({ line: source.slice(0, index).split("\n").length, text }));
}

// An owner's own pictures may have colors of their own.
test('a project illustration that names colors, fill="var(--software)", names all', () => {
  const files = readdirSync("src/assets", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /^projects.*\.svg$/.test(name))) {
    const drawing = readFileSync(join("src/assets", file), "utf8");
    const paints = drawing.match(/(?<= (?:fill|stroke)=")(?!none")[^"]+/g) ?? [];
    const literal = paints.filter((paint) => !paint.includes("var("));
    expect([0, paints.length], `${file}: ${literal}`).toContain(literal.length);
  }
});

test("colors are written in src/site/brand.ts and src/styles/tokens.css only", () => {
  const files = ["src", "scripts", "gallery"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(?:css|svg|tsx?)$/.test(file) && !exceptions.test(file));
  const found = files.flatMap((file) =>
    colorsIn(file).map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(
    found,
    "Use a property of src/styles/tokens.css, or mix one: color-mix(in srgb, var(--edge) 20%, var(--line)).",
  ).toEqual([]);
});
