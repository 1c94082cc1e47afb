import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { colorTokens } from "../../scripts/build/brand-colors";
import { oneColor } from "../../scripts/build/logos";

const folder = mkdtempSync(join(tmpdir(), "logos-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two bars in two colors on a transparent ground, 200 × 50 in the middle of 400 × 400. */
const shapes =
  '<path fill="#e11" d="M100 175h200v20H100z"/><path fill="#1b1" d="M100 205h200v20H100z"/>';
const logo = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
<svg xmlns="&ns;" width="400" height="400">${shapes}</svg>`;

const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg.replace("&ns;", "http://www.w3.org/2000/svg")))
    .resize({ width })
    .png()
    .toBuffer();

/** The colors of a file's opaque pixels, which part of it can be seen, and its ratio. sharp knows no custom properties. */
async function seen(source: string) {
  const plain = source.replace(/var\([^,]*,([^)]*)\)/g, "$1").replace(/<style>.*?<\/style>/, "");
  const { data, info } = await sharp(Buffer.from(plain), { density: 144 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  let pixels = 0;
  for (let index = 0; index < data.length; index += 4) {
    const opacity = data[index + 3] ?? 0;
    if (opacity === 255) colors.add(data.toString("hex", index, index + 3));
    if (opacity > 127) pixels += 1;
  }
  return {
    colors: [...colors],
    ratio: info.width / info.height,
    covered: pixels / (info.width * info.height),
  };
}

test.each(["svg", "png"])("a logo is trimmed and has one color, as %s", async (format) => {
  const file = write(`bars.${format}`, format === "svg" ? logo : await png(logo, 1200));
  const { source, w, h } = await oneColor(file);
  const { colors, ratio, covered } = await seen(source);
  expect(colors.map((color) => `#${color}`)).toEqual([colorTokens["--on-background-muted"]]);
  expect(ratio).toBeCloseTo(4, 1);
  expect(covered).toBeCloseTo(0.8, 1);
  expect(w / h).toBeCloseTo(4, 1);
});

test("logos of different shapes look equally large", async () => {
  const box = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" d="M0 0h${width}v${height}H0zM${width * 0.2} ${height * 0.2}h${width * 0.6}v${height * 0.6}H${width * 0.2}z"/></svg>`;
  const [tall, wide] = await Promise.all([
    oneColor(write("tall.svg", box(30, 40))),
    oneColor(write("wide.svg", box(900, 100))),
  ]);
  expect(tall.h).toBeGreaterThan(2 * wide.h);
  expect(wide.w).toBeGreaterThan(2 * tall.w);
});

test("the build names a logo that has no shape of its own, is too small, or isn't a picture", async () => {
  const ground = logo.replace(shapes, `<path fill="#fff" d="M0 0h400v400H0z"/>${shapes}`);
  const faults: Readonly<Record<string, string>> = {
    "ground.svg": "transparent background",
    "small.png": "px wide. Use one of at least",
    "text.svg": "can't be read as a picture",
  };
  write("ground.svg", ground);
  write("small.png", await png(logo, 150));
  write("text.svg", "no picture");
  for (const [name, words] of Object.entries(faults)) {
    await expect(oneColor(join(folder, name)), name).rejects.toThrow(words);
  }
});
