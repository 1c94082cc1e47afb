import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { palette } from "../../src/site/brand.ts";

const sheet = "src/styles/palette.css";

/** The palette by the names of its custom properties: primaryRaised is --primary-raised. */
export const colorTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(palette).map(([name, color]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    color,
  ]),
);

/**
 * Takes colors from src/site/brand.ts. For style sheets it writes src/styles/palette.css, a file so that
 * editors find the properties; Git ignores it. Project illustrations are documents of their own that
 * see no property of the page, so in them it replaces var(--name) by the color.
 */
export function brandColors(): Plugin {
  let inDevelopment = false;
  return {
    name: "brand-colors",
    enforce: "pre",
    config(_, { command }) {
      inDevelopment = command === "serve";
      const rules = Object.entries(colorTokens).map(([name, color]) => `  ${name}: ${color};\n`);
      const styles = `/* Generated from src/site/brand.ts. */\n:root {\n${rules.join("")}}\n`;
      // Two builds run side by side, and a file that didn't change must not reload the page.
      if (!existsSync(sheet) || readFileSync(sheet, "utf8") !== styles)
        writeFileSync(sheet, styles);
    },
    load: {
      filter: { id: /\/src\/assets\/projects\/[^/]+\.svg$/ },
      handler(file) {
        const source = readFileSync(file, "utf8").replace(/var\((--[\w-]+)\)/g, (_, name) => {
          const color = colorTokens[name];
          if (!color) throw new Error(`${file}: src/site/brand.ts has no color for ${name}.`);
          return color;
        });
        if (inDevelopment) {
          return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        }
        const asset = this.emitFile({
          type: "asset",
          name: basename(file),
          source,
        });
        return `export default "__VITE_ASSET__${asset}__"`;
      },
    },
  };
}
