import sharp from "sharp";
import { expect, test } from "vitest";
import { company } from "../../src/site/company";
import { pngSize } from "./pictures";
import { read } from "./site";

type Icon = { src: string; sizes: string; type: string; purpose?: string };

const manifest = JSON.parse(read("site.webmanifest").toString()) as {
  [property: string]: unknown;
  icons: Icon[];
};

test("a home screen shows the name and opens Home", () => {
  expect(manifest).toMatchObject({ name: company.name, short_name: company.name, start_url: "/" });
});

test("a home screen gets icons of the sizes it is promised, and one it may cut to its shape", () => {
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height } = pngSize(read(src.slice(1)));
    expect(`${width}x${height} image/png`, src).toBe(`${sizes} ${type}`);
  }
});

test("an icon that is cut to a shape fills its square", async () => {
  const cut = manifest.icons.filter(({ purpose }) => purpose === "maskable");
  for (const { src } of cut) {
    const { isOpaque } = await sharp(read(src.slice(1))).stats();
    expect(isOpaque, src).toBe(true);
  }
});

test("an iPhone gets an icon of 180 px without clear corners, which it would paint black", async () => {
  const icon = read("apple-touch-icon.png");
  expect(pngSize(icon)).toEqual({ width: 180, height: 180 });
  expect((await sharp(icon).stats()).isOpaque).toBe(true);
});

test("the icon in a tab is drawn in other colors on dark tabs", () => {
  const icon = read("favicon.svg").toString();
  const [, byDay = "", byNight = ""] =
    /<style>(.*)@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/s.exec(icon) ?? [];
  const colors = (rules: string) => [...rules.matchAll(/stroke:(#[\da-f]+)/g)].map(([, c]) => c);
  expect(colors(byDay)).toHaveLength(2);
  expect(colors(byNight)).toHaveLength(2);
  expect(colors(byDay).filter((color) => colors(byNight).includes(color))).toEqual([]);
});

test("a browser that knows no SVG icon gets one of 32 px", () => {
  const icon = read("favicon.ico");
  const [reserved, type, count] = [0, 2, 4].map((at) => icon.readUInt16LE(at));
  expect([reserved, type]).toEqual([0, 1]);
  const widths = Array.from({ length: count ?? 0 }, (_, index) => icon.readUInt8(6 + 16 * index));
  expect(widths).toContain(32);
});
