import type { Plugin } from "vite";

/**
 * Lucide's icons in tenths of their unit, a twelfth of a pixel: thousandths would be bytes in every document. What
 * rounds to nothing, such as the length of a dot, stays.
 */
export const iconPrecision = (): Plugin => ({
  name: "icon-precision",
  transform: {
    filter: { id: /\/lucide\/.*\/icons\// },
    handler: (code) => code.replace(/ d: "[^"]*"/g, (path) => path.replace(/\d*\.\d\d+/g, tenths)),
  },
});

const tenths = (number: string) =>
  Number(number) < 0.05 ? number : `${Number(Number(number).toFixed(1))}`.replace(/^0\./, ".");
