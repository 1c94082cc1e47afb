import sharp from "sharp";
import { expect, test } from "vitest";
import { mark } from "../../site/brand";
import { company } from "../../site/company";
import { everyPath, links, pageAt } from "../dist-page";
import { isPublicFile, read } from "./site";

type Icon = { src: string; sizes: string; type: string; purpose?: string };

const manifest = JSON.parse(read("site.webmanifest").toString()) as {
  [property: string]: unknown;
  icons: Icon[];
};

test.each(everyPath)("%s links icons for browsers and iOS, and the web manifest", (path) => {
  const linked = ["icon", "apple-touch-icon", "manifest"].map((rel) => links(pageAt(path), rel));
  expect(linked).toEqual([
    ["/favicon.svg", "/favicon.ico"],
    ["/apple-touch-icon.png"],
    ["/site.webmanifest"],
  ]);
});

test("the web manifest has the company's name and opens Home", () => {
  expect(manifest).toMatchObject({ name: company.name, short_name: company.name, start_url: "/" });
});

test("icons have the sizes and types that they state, and no transparent pixels where a phone cuts them", async () => {
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const iOS = { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" };
  for (const { src, sizes, type, purpose } of [
    ...manifest.icons,
    { ...iOS, purpose: "maskable" },
  ]) {
    const icon = sharp(read(src.slice(1)));
    const { width, height, format } = await icon.metadata();
    expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
    if (purpose === "maskable") expect((await icon.stats()).isOpaque, src).toBe(true);
  }
});

test.skipIf(isPublicFile("favicon.svg"))("favicon.svg has other colors in dark mode", () => {
  const icon = read("favicon.svg").toString();
  const rules = [...icon.matchAll(/(--[\w-]+):(#[\da-f]+)/gi)];
  const dark = new Map(rules.map(([, name, color]) => [name, color]));
  const light = [...icon.matchAll(/(?:fill|stroke)="var\((--[\w-]+),(#[\da-f]+)\)"/gi)];
  expect(light).toHaveLength(mark.shapes.length);
  for (const [paint, name, color] of light) {
    expect(dark.get(name), paint).toBeDefined();
    expect(dark.get(name), paint).not.toBe(color);
  }
});

test("favicon.ico has an icon of 32 px", () => {
  const icon = read("favicon.ico");
  const [reserved, type, count] = [0, 2, 4].map((at) => icon.readUInt16LE(at));
  expect([reserved, type]).toEqual([0, 1]);
  const widths = Array.from({ length: count ?? 0 }, (_, index) => icon.readUInt8(6 + 16 * index));
  expect(widths).toContain(32);
});
