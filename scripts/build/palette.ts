import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { darkScheme, families } from "../../site/brand.ts";
import { locale } from "../../site/locale.ts";
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
import { drawingUrl } from "./drawing-url.ts";

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

/** Style sheets that are empty on some sites. English has an even look without hyphens; other languages need them where
 * long words meet small screens. */
const isEmpty: Readonly<Record<string, boolean>> = {
  "dark.css": !darkScheme,
  "hyphens.css": /^en\b/.test(locale.language),
};

/**
 * Takes colors from site/brand.ts. For style sheets it writes src/styles/palette.css, a file so that
 * editors find the properties; Git ignores it. In project illustrations it fills in var(--name).
 */
export const paletteFiles = (): Plugin => ({
  name: "palette",
  enforce: "pre",
  config() {
    const styles = paletteSheet();
    // In development, a file that didn't change must not reload the page.
    if (!existsSync(sheet) || readFileSync(sheet, "utf8") !== styles) writeFileSync(sheet, styles);
  },
  load: {
    filter: {
      id: /\/(?:site\/assets\/projects\/[^/]+\.svg|src\/styles\/(?:dark|hyphens)\.css(?:\?.*)?)$/,
    },
    handler(id) {
      const file = id.replace(/\?.*/, "");
      if (file.endsWith(".css")) return isEmpty[basename(file)] ? "" : undefined;
      return `export default ${JSON.stringify(drawingUrl(this, basename(file), colored(file)))}`;
    },
  },
});
