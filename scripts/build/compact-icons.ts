import type { Plugin } from "vite";

/**
 * Lucide's icons in fewer bytes, because every document has some: in tenths of their unit, which are a twelfth of a
 * pixel, and with their lines as paths.
 */
export const compactIcons = (): Plugin => ({
  name: "compact-icons",
  transform: {
    filter: { id: /\/lucide\/.*\/icons\// },
    handler: (code) => linesAsPaths(code.replace(/ d: "[^"]*"/g, inTenths)),
  },
});

/** The code of an icon with a path for each line. */
export const linesAsPaths = (code: string): string =>
  code.replace(
    /\["line", \{ x1: "(\S+)", x2: "(\S+)", y1: "(\S+)", y2: "(\S+)" \}\]/g,
    '["path", { d: "M$1 $3L$2 $4" }]',
  );

/**
 * The path of an icon in tenths. Digits below 2 before a point may be flags of an arc, as in "00.59", so they stay, and
 * so does what would round to a whole number there, such as the length of a dot.
 */
export const inTenths = (path: string): string =>
  path
    .replace(
      /(?<![\d.])[2-9]\d?\.\d\d+(?![\d.])/g,
      (number) => `${Number(Number(number).toFixed(1))}`,
    )
    .replace(/\.(\d\d+)/g, (number, digits) => {
      const tenth = Math.round(Number(`0.${digits}`) * 10);
      return tenth % 10 === 0 ? number : `.${tenth}`;
    });
