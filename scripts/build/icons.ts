/*
 * Draws the icons of browser tabs and home screens from the brand mark: npm run icons. Run it again
 * after changing the mark.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";

const folder = "public";
const navy = "#0a2240";
const pulse = "M8 17h4l3-6 4 10 2.5-4H24";

/** The mark on a tile that fills a square; `inset` keeps it clear of masks, in its 32 units. */
const tile = (radius: number, inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4">` +
  `<rect width="32" height="32" rx="${radius}" fill="${navy}"/>` +
  `<g transform="translate(${inset} ${inset}) scale(${1 - inset / 16})"><rect x="2" y="2" width="28" height="28" rx="8" stroke="#fff"/><path stroke="#ffb84d" d="${pulse}"/></g></svg>\n`;

/** The mark alone, in ink on light tabs and in white on dark ones. */
const tab =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3">` +
  `<style>.s{stroke:#0b1b33}.p{stroke:#d98200}@media(prefers-color-scheme:dark){.s{stroke:#fff}.p{stroke:#ffb84d}}</style>` +
  `<rect class="s" x="2" y="2" width="28" height="28" rx="8"/><path class="p" d="${pulse}"/></svg>\n`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** One PNG in an ICO container: a directory of one entry, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

writeFileSync(`${folder}/favicon.svg`, tab);
writeFileSync(`${folder}/favicon.ico`, ico(await png(tile(7, 3), 32), 32));
writeFileSync(`${folder}/apple-touch-icon.png`, await png(tile(0, 5), 180));
writeFileSync(`${folder}/icon-192.png`, await png(tile(7, 4), 192));
writeFileSync(`${folder}/icon-512.png`, await png(tile(7, 4), 512));
writeFileSync(`${folder}/icon-maskable-512.png`, await png(tile(0, 7), 512));
