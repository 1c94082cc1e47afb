import sharp from "sharp";
import { mark, palette } from "../../site/brand.ts";
import { colorDrawing } from "../lib/brand-colors.ts";
import { cached } from "./cache.ts";

const svg = (strokeWidth: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${strokeWidth}">${content}</svg>\n`;

/** The mark's shapes, outlines and areas, in these colors. */
const shapes = (colors: Readonly<Record<"text" | "highlight", string>>) =>
  mark.shapes
    .map(
      ({ color, path, filled }) =>
        `<path ${filled ? "fill" : "stroke"}="${colors[color]}" d="${path}"/>`,
    )
    .join("");

/** SVG for browser tabs: the mark without a tile, in other colors where the browser is dark. */
const tabIcon = colorDrawing(
  svg(
    mark.tabStrokeWidth,
    shapes({ text: "var(--on-background)", highlight: "var(--highlight-strong)" }),
  ),
  { "--on-background": palette.onPrimary, "--highlight-strong": palette.highlight },
);

/** SVG of the mark on a tile; `radius` of the tile and `inset` of the mark in units of its grid. */
const tile = (radius: number, inset: number) =>
  svg(
    mark.strokeWidth,
    `<rect width="32" height="32" rx="${radius}" fill="${palette.primary}"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${1 - inset / 16})">${shapes({ text: palette.onPrimary, highlight: palette.highlight })}</g>`,
  );

/** A drawing as a PNG of `size` × `size` px. */
const png = (drawing: string, size: number): Promise<Uint8Array> =>
  cached([JSON.stringify(sharp.versions), drawing, `${size}`], () =>
    sharp(Buffer.from(drawing), { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer(),
  );

/**
 * An ICO file of one PNG: header and directory entry, 22 bytes, then the PNG. sharp writes no ICO, and
 * png-to-ico brings two packages and its own scaling.
 */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/**
 * Icons of browser tabs and home screens, drawn from the brand mark: what makes each file, by its name.
 * iOS and maskable icons fill the square, because the system cuts them to its own shape.
 */
export const drawIcons = {
  "favicon.svg": () => tabIcon,
  "favicon.ico": async () => ico(await png(tile(7, 3), 32), 32),
  "apple-touch-icon.png": () => png(tile(0, 5), 180),
  "icon-192.png": () => png(tile(7, 4), 192),
  "icon-512.png": () => png(tile(7, 4), 512),
  "icon-maskable-512.png": () => png(tile(0, 7), 512),
} as const;
