import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import subset from "subset-font";

/** The whole font, as its package ships it. */
export const fontSource =
  "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** What visitors may type into the form. */
const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * Figtree cut down to the characters in use and to the weights 400 to 600. `file` is its path in
 * the site, named by its content.
 */
export async function subsetFont(text: string): Promise<{ file: string; bytes: Uint8Array }> {
  const characters = [...new Set(typed + text)].sort().join("");
  const bytes = await subset(readFileSync(fontSource), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return { file: `assets/figtree-${hash}.woff2`, bytes };
}

/**
 * The font rule, and a local stand-in of the same measures. "optional" keeps the layout still: a
 * font that is late is used from the next page on.
 */
export const fontFace = (file: string): string =>
  `@font-face{font-family:Figtree;font-weight:400 600;font-display:optional;src:url(/${file}) format("woff2")}` +
  `@font-face{font-family:"Figtree fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%}`;
