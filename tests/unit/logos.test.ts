import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { oneColor } from "../../scripts/build/logos";
import { colorTokens } from "../../scripts/lib/brand-colors";
import { folderWith } from "../folder-with";

/** Two bars in two colors on a transparent ground, 200 × 50 in the middle of 400 × 400. */
const shapes =
  '<path fill="#e11" d="M100 175h200v20H100z"/><path fill="#1b1" d="M100 205h200v20H100z"/>';
const logo = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
<svg xmlns="&ns;" width="400" height="400">${shapes}</svg>`;

const write = (name: string, content: string | Uint8Array) =>
  join(folderWith({ [name]: content }), name);

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

// cspell:ignore xlink
const frame = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const viewBox = 'viewBox="0 0 400 400"';
const bars = '<path d="M100 175h200v20H100z"/><path d="M100 205h200v20H100z"/>';

/** The two bars as different programs write them. */
const makes: Readonly<Record<string, string>> = {
  entities: logo,
  "millimeters without a viewBox": frame(
    'width="50mm" height="20mm"',
    '<path d="M10 10h160v16H10zM10 34h160v16H10z"/>',
  ),
  "parts that it names, and an embedded picture": frame(
    viewBox,
    `<defs><path id="bar" d="M100 175h200v20H100z"/></defs><use href="#bar"/><image width="400" height="400" xlink:href="data:image/png;base64,${(await png(logo, 800)).toString("base64")}"/>`,
  ),
};

const files = [
  ...Object.entries(makes).map(([make, svg]) => [make, "svg", svg] as const),
  ["pixels", "PNG", await png(logo, 1200)] as const,
];

test.each(files)("a logo is trimmed and has one color: %s", async (make, type, content) => {
  const { source, w, h } = await oneColor(write(`${make}.${type}`, content));
  const { colors, ratio, covered } = await seen(source);
  expect(colors.map((color) => `#${color}`)).toEqual([colorTokens["--on-background-muted"]]);
  expect(ratio / 4).toBeCloseTo(1, 1);
  expect(covered).toBeCloseTo(0.8, 1);
  expect(w / h / 4).toBeCloseTo(1, 1);
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

test.each([
  [
    "ground.svg",
    "transparent background",
    logo.replace(shapes, `<path fill="#fff" d="M0 0h400v400H0z"/>${shapes}`),
  ],
  [
    "yellow.svg",
    "run into each other",
    frame(viewBox, `<circle fill="#fc0" cx="200" cy="200" r="180"/>${bars}`),
  ],
  ["empty.svg", "shows nothing", frame(viewBox, "")],
  ["small.png", "px wide. Use one of at least", await png(logo, 150)],
  ["no-size.svg", "with a viewBox", frame("", bars)],
  ["words.svg", "text as paths", frame(viewBox, `${bars}<text y="50">Acme</text>`)],
  ["text.svg", "can't be read as a picture", "no picture"],
])("the build names a logo that can't be shown in one color: %s", async (name, words, content) => {
  await expect(oneColor(write(name, content))).rejects.toThrow(words);
});
