import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { darkScheme, families } from "../../site/brand.ts";
import type { Ground } from "../../src/content-types.ts";
import {
  bandHex,
  colorDrawing,
  colorTokens,
  darkColorTokens,
  darkGrounds,
  propertyOf,
} from "../lib/brand-colors.ts";
import type { Tokens } from "../lib/color.ts";

const sheet = "src/styles/palette.css";

/** What the hero of a family lies on; without a color of its own it's primary. */
const heroes: Readonly<Record<Ground, string>> = {
  night: "",
  daylight: "  --hero: var(--daylight);\n",
  deep: "  --hero: var(--band);\n",
};

/** Content of src/styles/palette.css. */
function paletteSheet(): string {
  const rule = (tokens: Tokens) =>
    `:root {\n${Object.entries(tokens)
      .map(([name, color]) => `  ${name}: ${color};\n`)
      .join("")}}\n`;
  const grounds = Object.entries(darkGrounds)
    .map(([name, ground]) => `[data-family="${name}"] {\n  --ground: ${ground};\n}\n`)
    .join("");
  const dark = `@media screen and (prefers-color-scheme: dark) {\n${rule(darkColorTokens)}${grounds}}\n`;
  const ofFamilies = Object.entries<Ground>(families)
    .map(
      ([name, ground]) =>
        `[data-family="${name}"] {\n  --family: var(${propertyOf(name)});\n  --band: ${bandHex(name)};\n  --deep: var(--band);\n${heroes[ground]}}\n`,
    )
    .join("");
  return `/* Generated from site/brand.ts. */\n${rule(colorTokens)}${darkScheme ? dark : ""}${ofFamilies}`;
}

function colored(file: string): string {
  try {
    const drawing = readFileSync(file, "utf8");
    const family = Object.keys(families).find((name) =>
      drawing.includes(`var(${propertyOf(name)})`),
    );
    const ground = family && { "--ground": darkGrounds[family] };
    return colorDrawing(drawing, darkScheme ? { ...darkColorTokens, ...ground } : {});
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/**
 * Takes colors from site/brand.ts. For style sheets it writes src/styles/palette.css, a file so that
 * editors find the properties; Git ignores it. In project illustrations it fills in var(--name). Without a
 * dark scheme src/styles/dark.css is empty.
 */
export function paletteFiles(): Plugin {
  let inDevelopment = false;
  return {
    name: "palette",
    enforce: "pre",
    config(_, { command }) {
      inDevelopment = command === "serve";
      const styles = paletteSheet();
      // In development, a file that didn't change must not reload the page.
      if (!existsSync(sheet) || readFileSync(sheet, "utf8") !== styles)
        writeFileSync(sheet, styles);
    },
    load: {
      filter: { id: /\/(?:site\/assets\/projects\/[^/]+\.svg|src\/styles\/dark\.css(?:\?.*)?)$/ },
      handler(file) {
        if (!file.endsWith(".svg")) return darkScheme ? undefined : "";
        const source = colored(file);
        if (inDevelopment) {
          return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        }
        const asset = this.emitFile({ type: "asset", name: basename(file), source });
        return `export default "__VITE_ASSET__${asset}__"`;
      },
    },
  };
}
