import type { Plugin } from "vite";

/** Names and terms with a hyphen that are short enough to stay on one line. */
const names = [
  "Wi-Fi",
  "30-minute",
  "on-call",
  "multi-factor",
  "fixed-price",
  "one-page",
  "check-in",
  "sign-in",
  "small-town",
];

/** In text they follow a space or "("; in paths, targets and imports they don't. Wi-Fi is only a name. */
const inText = new RegExp(`\\bWi-Fi\\b|(?<=[\\s(])(?:${names.join("|")})`, "g");

/**
 * Adds a word joiner (U+2060) after the hyphen of these names in the sources, so that browsers don't break
 * them and content needs no special characters. The font has no non-breaking hyphen.
 */
export const unbrokenNames = (): Plugin => ({
  name: "unbroken-names",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: names },
    handler: (code) => ({
      code: code.replace(inText, (name) => name.replace("-", "-\u2060")),
      map: null,
    }),
  },
});
