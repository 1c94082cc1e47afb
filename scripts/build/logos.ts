import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { darkScheme } from "../../src/site/brand.ts";
import { colorDrawing, darkColorTokens } from "./brand-colors.ts";

/** In px. Logos of one area look equally large, so a wide one is low. */
const shown = { area: 3_900, mostHeight: 48, mostWidth: 160 };

/** Width of the picture that is measured, px. */
const measured = 1_000;

/** Part of a box that the shapes of a logo cover at most: a round one covers 0.79. */
const mostCovered = 0.96;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Imports such as "acme.svg?logo" are the logo's shape in one color, which follows the scheme, and its size. */
export function logos(): Plugin {
  let inDevelopment = false;
  return {
    name: "logos",
    enforce: "pre",
    configResolved({ command }) {
      inDevelopment = command === "serve";
    },
    load: {
      filter: { id: /\?logo$/ },
      async handler(id) {
        const file = id.replace("?logo", "");
        const path = relative(process.cwd(), file).replaceAll("\\", "/");
        const { source, ...size } = await oneColor(file).catch((error) =>
          this.error(`${path} ${(error as Error).message}`),
        );
        const name = basename(file).replace(/\.\w+$/, ".svg");
        const src = inDevelopment
          ? `data:image/svg+xml,${encodeURIComponent(source)}`
          : `__VITE_ASSET__${this.emitFile({ type: "asset", name, source })}__`;
        return `export default ${JSON.stringify({ sources: {}, img: { src, ...size } })}`;
      },
    },
  };
}

/** A logo in one color as an SVG file, with the size in which it's shown, px. Throws if it has no shape. */
export async function oneColor(file: string) {
  const isVector = file.endsWith(".svg");
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new Error("can't be read as a picture. Save the logo as SVG or PNG.");
    });
  const density = isVector ? Math.min(72 * (measured / Math.max(width, height)), 10_000) : 72;
  const alpha = sharp(file, { density }).ensureAlpha().extractChannel("alpha");
  const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
  const { covered, ...trimmed } = shapeIn(data, info.width);
  if (!(covered < mostCovered)) {
    throw new Error(
      "would be a filled box in one color. Ask for the logo in one color on a transparent background, as SVG or PNG.",
    );
  }
  const size = sizeOf(trimmed.width / trimmed.height, covered);
  if (!isVector && trimmed.width < 2 * size.w) {
    throw new Error(
      `has a logo ${trimmed.width} px wide. Use one of at least ${2 * size.w} px, or an SVG file.`,
    );
  }
  const scale = width / info.width;
  const [x, y, w, h] = [trimmed.x, trimmed.y, trimmed.width, trimmed.height].map((pixels) =>
    Number((pixels * scale).toFixed(2)),
  );
  const shape = isVector
    ? nested(readFileSync(file, "utf8"), width, height)
    : `<image x="${x}" y="${y}" width="${w}" height="${h}" href="${await pictureOf(data, info.width, trimmed, 3 * size.w)}"/>`;
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}"><mask id="shape" mask-type="alpha" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}"></mask><path fill="var(--on-background-muted)" mask="url(#shape)" d="M${x} ${y}h${w}v${h}h-${w}z"/></svg>`;
  const source = colorDrawing(frame, darkScheme ? darkColorTokens : {});
  return { source: source.replace("</mask>", () => `${shape}</mask>`), ...size };
}

/** The box around all pixels that can be seen, and which part of it they cover. */
function shapeIn(alpha: Uint8Array, width: number): Box & { readonly covered: number } {
  let [left, top, right, bottom, sum] = [width, Number.POSITIVE_INFINITY, -1, -1, 0];
  alpha.forEach((value, index) => {
    if (value < 8) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
    sum += value / 255;
  });
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { ...box, covered: sum / (box.width * box.height) };
}

/** Width and height in which a logo looks as large as others: a dense one is a little smaller. */
function sizeOf(ratio: number, covered: number) {
  const height = Math.sqrt(shown.area / ratio) * (0.4 / covered) ** 0.2;
  const h = Math.min(height, shown.mostHeight, shown.mostWidth / ratio);
  return { w: Math.round(h * ratio), h: Math.round(h) };
}

/** The elements of an SVG file for use in another one. Old drawing programs write entities. */
function nested(svg: string, width: number, height: number): string {
  const text = [...svg.matchAll(/<!ENTITY\s+(\S+)\s+"([^"]*)"/g)].reduce(
    (before, [, name, value = ""]) => before.replaceAll(`&${name};`, value),
    svg,
  );
  return text.slice(text.search(/<svg\b/)).replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\s(?:width|height|x|y)=(?:"[^"]*"|'[^']*')/g, "");
    const viewBox = others.includes("viewBox") ? "" : ` viewBox="0 0 ${width} ${height}"`;
    return `<svg${others}${viewBox} width="${width}" height="${height}">`;
  });
}

/** The pixels in a box as a picture of which only the opacity matters, at most so wide. */
async function pictureOf(alpha: Uint8Array, width: number, box: Box, mostWidth: number) {
  const height = alpha.length / width;
  const shape = sharp(alpha, { raw: { width, height, channels: 1 } })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize({ width: Math.min(mostWidth, box.width) })
    .extractChannel(0);
  const { data, info } = await shape.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const picture = await sharp(data, { raw })
    .joinChannel(data, { raw })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}
