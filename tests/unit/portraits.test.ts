import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messageOf } from "../../scripts/build/error-message";
import type { Image } from "../../src/content-types";
import { Picture } from "../../src/ui/picture/Picture";

/** A temporary folder inside the project, because the build resolves packages from there. */
mkdirSync("build", { recursive: true });
const folder = mkdtempSync(resolve("build", "photograph-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A white circle on green above a blue band. A square cropped from the top has no blue. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000">
  <rect width="3000" height="3000" fill="#2e7d32"/>
  <rect y="3000" width="3000" height="1000" fill="#1565c0"/>
  <circle cx="1500" cy="1100" r="800" fill="#fff"/>
</svg>`;

/** A layer of noise for a picture of 1500 × 2000 px, in grains of `size` px. */
async function grain(size: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const [width, height] = [1500 / size, 2000 / size];
  const fine = sharp({ create: { width, height, channels: 3, background: "gray", noise } });
  const { data, info } = await sharp(await fine.png().toBuffer())
    .resize(1500, 2000)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, blend: "soft-light" } as const;
}

/** A JPEG as a phone stores it: rotated by EXIF orientation, with GPS data and fine detail. */
async function photograph(): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(scene))
    .removeAlpha()
    .resize(1500, 2000)
    .composite(await Promise.all([20, 5, 1].map(grain)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .rotate(-90)
    .resize(4000, 3000)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 37/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

let image: Exclude<Image, string>;
let original: Buffer;

/** The built file behind an address. */
const file = (address: string) => readFileSync(join(folder, "site", address));

/** Width and address of every file of a format. */
const filesOf = (format: "avif" | "webp") =>
  (image.sources[format] ?? "").split(", ").map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    return { address, width: Number.parseInt(width, 10) };
  });

/** Builds a module of the temporary folder. */
const buildRecord = (file: string) =>
  build({
    configFile: resolve("vite.config.ts"),
    logLevel: "silent",
    publicDir: false,
    build: { ssr: join(folder, file), outDir: join(folder, "site"), ssrEmitAssets: true },
  });

beforeAll(async () => {
  original = await photograph();
  writeFileSync(join(folder, "jane.jpg"), original);
  writeFileSync(join(folder, "record.ts"), 'export { default } from "./jane.jpg?portrait";');
  await buildRecord("record.ts");
  image = (await import(pathToFileURL(join(folder, "site/record.js")).href)).default;
}, 60_000);

test("the test photograph is rotated, has EXIF data and more than 1 MB", async () => {
  const { width, height, orientation, exif } = await sharp(original).metadata();
  expect({ width, height, orientation }).toEqual({ width: 4000, height: 3000, orientation: 6 });
  expect(exif?.length).toBeGreaterThan(50);
  expect(original.length).toBeGreaterThan(1_000_000);
});

test("a portrait is built as squares in AVIF and WebP and one JPEG, without EXIF data", async () => {
  expect(filesOf("avif").map(({ width }) => width)).toEqual([96, 192, 288, 480, 768]);
  expect(filesOf("webp").map(({ width }) => width)).toEqual([192, 480]);
  expect(Object.keys(image.sources)).toEqual(["avif", "webp"]);
  expect(image.img).toMatchObject({ w: 768, h: 768 });
  const built = [...filesOf("avif"), ...filesOf("webp"), { address: image.img.src, width: 768 }];
  for (const { address, width } of built) {
    const { width: w, height: h, exif } = await sharp(file(address)).metadata();
    expect([w, h], address).toEqual([width, width]);
    expect(exif, "EXIF data").toBeUndefined();
  }
});

test("portraits have at most 60 kB, those up to 192 px 10 kB, the JPEG 150 kB", () => {
  for (const { address, width } of [...filesOf("avif"), ...filesOf("webp")]) {
    const bytes = file(address).length;
    expect(bytes, address).toBeLessThan(60_000);
    if (width <= 192) expect(bytes, address).toBeLessThan(10_000);
  }
  expect(file(image.img.src).length).toBeLessThan(150_000);
});

test("portraits are upright and cropped from the top without distortion", async () => {
  const squares = [...filesOf("avif"), ...filesOf("webp"), { address: image.img.src, width: 768 }];
  for (const { address, width } of squares) {
    const { data, info } = await sharp(file(address))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    /** Color at a point of the upright original; coordinates in its px. */
    const colorAt = (x: number, y: number) => {
      const at = (value: number) => Math.floor((value * width) / 3000);
      const start = (at(y) * info.width + at(x)) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(start);
      if (Math.min(red, green, blue) > 180) return "white";
      return green > blue ? "green" : "blue";
    };
    const round = 700;
    const outside = 900;
    for (const [x, y] of [
      [0, 0],
      [round, 0],
      [-round, 0],
      [0, round],
      [0, -round],
    ] as const) {
      expect(colorAt(1500 + x, 1100 + y), `${address} at ${x}, ${y}`).toBe("white");
    }
    for (const [x, y] of [
      [outside, 0],
      [-outside, 0],
      [0, outside],
      [0, -outside],
    ] as const) {
      expect(colorAt(1500 + x, 1100 + y), `${address} at ${x}, ${y}`).toBe("green");
    }
    expect(colorAt(1500, 2900), address).toBe("green");
  }
});

test("the markup of a picture has its size, so that nothing shifts when it loads", () => {
  const html = renderToStaticMarkup(createElement(Picture, { image, alt: "Jane", sizes: "200px" }));
  expect(html).toContain('<source type="image/avif"');
  expect(html).toContain('<source type="image/webp"');
  expect(html).toContain('sizes="200px"');
  expect(html).toContain('alt="Jane" width="768" height="768" loading="lazy"');
});

test.each([
  ["small.png?portrait", /small\.png is 500 × 900 px\. Use a photograph of at least 768 px on its/],
  ["text.jpg?portrait", /text\.jpg can't be read as a picture\. Save the photograph as JPEG, PNG/],
  [
    "~/assets/people/no-one.png?portrait",
    /no-one\.ts imports src\/assets\/people\/no-one\.png, which/,
  ],
])("the import of %s stops the build with a clear message", async (address, message) => {
  const create = { width: 500, height: 900, channels: 3, background: "#2e7d32" } as const;
  await sharp({ create }).png().toFile(join(folder, "small.png"));
  writeFileSync(join(folder, "text.jpg"), "No picture");
  const source = address.startsWith("~") ? address : `./${address}`;
  writeFileSync(join(folder, "no-one.ts"), `export { default } from "${source}";`);
  const fault = await buildRecord("no-one.ts").then(() => "", messageOf);
  expect(fault).toMatch(message);
});
