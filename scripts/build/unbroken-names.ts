import type { Plugin } from "vite";

/** Names with a hyphen that must not end a line. */
const names = ["Wi-Fi"];

/**
 * Puts a word joiner (U+2060) behind the hyphen of product names in the sources, so that content is
 * written plainly and no browser breaks the name. The font has no non-breaking hyphen.
 */
export const unbrokenNames = (): Plugin => ({
  name: "unbroken-names",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: names },
    handler: (code) => ({
      code: names.reduce((text, name) => text.replaceAll(name, name.replace("-", "-\u2060")), code),
      map: null,
    }),
  },
});
