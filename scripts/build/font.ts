import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import subset from "subset-font";

/** The whole font in its package. */
export const fontSource =
  "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** Printable ASCII, which visitors may type into the form. */
const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * Figtree with the characters of `text` only and the weights 400 to 600. `file` is its path in the site,
 * with a hash in its name.
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

/** Figtree's ascent and descent in percent, and its width relative to a local font in the site's texts. */
const metrics = { ascent: 95, descent: 25 };
const regular = ["Arial", "Liberation Sans"];
const fallbacks = [
  { weights: "400 500", names: regular, wider: 1.007 },
  { weights: "600", names: ["Arial Bold", "Liberation Sans Bold"], wider: 0.9547 },
];

/**
 * The @font-face rules: Figtree, with local fallbacks of the same metrics. With "optional"
 * nothing shifts; a font that loads late is used from the next page on (src/client/late-font.ts).
 */
export const fontFace = (file: string): string =>
  `@font-face{font-family:Figtree;font-weight:400 600;font-display:optional;src:url(/${file}) format("woff2")}${fallbacks
    .map(({ weights, names, wider }) => {
      const share = (part: number) => `${(part / wider).toFixed(1)}%`;
      const src = names.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"Figtree fallback";font-weight:${weights};src:${src};size-adjust:${(wider * 100).toFixed(1)}%;ascent-override:${share(metrics.ascent)};descent-override:${share(metrics.descent)};line-gap-override:0%}`;
    })
    .join("")}`;
