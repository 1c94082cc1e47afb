import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/lib/files-below";

/** Where colors are defined, pictures, which may have colors of their own, and what reads and writes them. */
const exceptions =
  /^(?:site\/brand\.ts|src\/styles\/(?:tokens|palette)\.css|(?:site\/(?:articles|assets)|gallery\/files)\/|site\/pages\/.*(?<!og-image)\.svg$|scripts\/lib\/color\.ts)/;

const colorNames = "white|black|gr[ae]y|silver|red|green|blue|navy|teal|yellow|orange|purple|pink";
const color = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl)a?\(|\b(?:hwb|(?:ok)?l(?:ab|ch))\(`;

/** In style sheets any value counts. In a mask only opacity matters. */
const inValue = new RegExp(`${color}|(?<![\\w-])(?:${colorNames})(?![\\w-])`, "i");

/** Elsewhere strings that are a color. */
const inCode = new RegExp(`["'\`](?:${color}|(?:${colorNames})["'\`])`, "i");

/** Colors that a file writes itself, with their lines. */
function colorsIn(file: string): readonly string[] {
  const source = readFileSync(file, "utf8");
  const found: string[] = [];
  if (file.endsWith(".css")) {
    parse(source).walkDecls(/^(?!mask)/, (declaration) => {
      if (inValue.test(declaration.value))
        found.push(`${file}:${declaration.source?.start?.line}: ${declaration}`);
    });
  } else {
    source.split("\n").forEach((line, index) => {
      if (inCode.test(line)) found.push(`${file}:${index + 1}: ${line.trim()}`);
    });
  }
  return found;
}

// An owner's own pictures may have colors of their own.
test('a project illustration that names colors, fill="var(--software)", names all', () => {
  for (const file of filesBelow("site").filter((name) => /^assets.projects.*\.svg$/.test(name))) {
    const drawing = readFileSync(join("site", file), "utf8");
    const paints = drawing.match(/(?<= (?:fill|stroke)=")(?!none")[^"]+/g) ?? [];
    const literal = paints.filter((paint) => !paint.includes("var("));
    expect([0, paints.length], `${file}: ${literal}`).toContain(literal.length);
  }
});

test("colors are written in site/brand.ts and src/styles/tokens.css only", () => {
  const files = ["site", "src", "scripts/build", "scripts/lib", "gallery"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:css|svg|tsx?)$/.test(file) && !exceptions.test(file));
  expect(
    files.flatMap(colorsIn),
    "Use a property of src/styles/tokens.css, or mix one: color-mix(in srgb, var(--edge) 20%, var(--line)).",
  ).toEqual([]);
});
