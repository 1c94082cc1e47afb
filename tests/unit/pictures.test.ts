import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPictures } from "../../scripts/build/check-pictures";
import type { BuiltImage } from "../../src/content-types";

/** A temporary folder inside the project, because the build resolves packages from there. */
mkdirSync("build", { recursive: true });
const folder = mkdtempSync(resolve("build", "photograph-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** White left of green, above a blue band. A square cropped from the top has no blue. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000" fill="#2e7d32">
  <path d="M0 0h1500v1500H0z"/><path d="M0 0h750v750H0z" fill="#fff"/><path d="M0 1500h1500v500H0z" fill="#1565c0"/>
</svg>`;

/** A JPEG as a phone stores it: lying on its side, with an orientation and a location in its EXIF data. */
const photograph = () =>
  sharp(Buffer.from(scene))
    .removeAlpha()
    .rotate(-90)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 37/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toFile(join(folder, "jane.jpg"));

/** Builds pictures by their imports. */
async function built(...files: readonly string[]): Promise<BuiltImage[]> {
  const code = files.map((file, index) => `import p${index} from "./${file}";\n`);
  const list = files.map((_, index) => `p${index}`);
  writeFileSync(join(folder, "record.ts"), `${code.join("")}export default [${list}];`);
  await build({
    configFile: resolve("vite.config.ts"),
    logLevel: "silent",
    publicDir: false,
    build: { ssr: join(folder, "record.ts"), outDir: join(folder, "site"), ssrEmitAssets: true },
  });
  return (await import(pathToFileURL(join(folder, "site/record.js")).href)).default;
}

/** Every built file of a picture, with its stated width. */
const filesOf = ({ sources, img }: BuiltImage) =>
  `${sources.avif}, ${img.src} ${img.w}w`.split(", ").map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    const file = sharp(readFileSync(join(folder, "site", address)));
    return { file, width: Number.parseInt(width, 10) };
  });

const plain = { width: 500, height: 900, channels: 3, background: "#2e7d32" } as const;
const png = (options: object) => sharp({ create: { ...plain, ...options } }).png();

/** Lines on a transparent ground. */
const lines =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><path d="M150 0h10v250h-10z"/></svg>';

let pictures: readonly BuiltImage[];

beforeAll(async () => {
  await photograph();
  await png({}).toFile(join(folder, "small.png"));
  writeFileSync(
    join(folder, "diagram.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><switch><foreignObject><p>Firewall</p></foreignObject><text>Fire…</text></switch></svg>',
  );
  const frames = [await png({}).toBuffer(), await png({ background: "#1565c0" }).toBuffer()];
  await sharp(frames, { join: { animated: true } })
    .gif()
    .toFile(join(folder, "moving.gif"));
  writeFileSync(join(folder, "text.jpg"), "No picture");
  writeFileSync(join(folder, "phone.jpg"), ["\0\0\0\x18f", "typ", "heic"].join(""));
  writeFileSync(
    join(folder, "part.jpg"),
    readFileSync(join(folder, "jane.jpg")).subarray(0, 9_000),
  );
  await png({ width: 900, height: 1200 })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, "LANDSCAPE.JPG"));
  writeFileSync(join(folder, "lines.svg"), lines);
  await sharp(Buffer.from(lines)).resize(1200).toFile(join(folder, "lines.png"));
  // Its alpha channel hides nothing.
  await sharp(Buffer.from(scene)).png().toFile(join(folder, "opaque.png"));
  pictures = await built(
    ...["jane.jpg?portrait", "opaque.png?portrait", "LANDSCAPE.JPG?photo"],
    ...["lines.png?portrait", "lines.png?text", "lines.svg?photo"],
  );
}, 60_000);

test("a portrait is built as upright squares from the top in AVIF and one WebP, without EXIF data", async () => {
  const { orientation, exif } = await sharp(join(folder, "jane.jpg")).metadata();
  expect([orientation, exif && exif.length > 50]).toEqual([6, true]);
  const files = pictures.slice(0, 1).flatMap(filesOf);
  expect(files.map(({ width }) => width)).toEqual([192, 480, 768, 480]);
  for (const { file, width } of files) {
    const made = await file.metadata();
    expect([made.width, made.height, made.exif]).toEqual([width, width, undefined]);
    const grid = await file.removeAlpha().resize(4, 4, { kernel: "nearest" }).raw().toBuffer();
    const colors = Array.from({ length: 16 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = grid.subarray(index * 3);
      return Math.min(red, green, blue) > 180 ? "#" : green > blue ? "." : "b";
    });
    expect(colors.join("").match(/..../g), `${width} px`).toEqual(["##..", "##..", "....", "...."]);
  }
});

test("pictures with a transparent ground lie on a light one, except portraits", async () => {
  const isCutout = pictures.map(({ cutout = false }) => cutout);
  expect(isCutout).toEqual([false, false, false, true, false, false]);
  for (const [index, picture] of pictures.slice(3).entries()) {
    for (const { file, width } of filesOf(picture)) {
      expect((await file.metadata()).width).toBe(width);
      expect((await file.stats()).isOpaque, `${width} px`).toBe(index > 0);
      const ground = await file.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
      if (index > 0) expect(Math.min(...ground), `${width} px`).toBeGreaterThan(200);
    }
  }
});

test("the least size is that of the upright picture, and its ending may have capitals", () => {
  expect(pictures[2]?.img).toMatchObject({ w: 768, h: 576 });
});

test("pictures are checked before a build enlarges them", async () => {
  await expect(built("small.png?photo")).rejects.toThrow("Use a photograph of at least");
});

/** The plugin, alone, because a build for each would take a second. */
const { load, resolveId } = checkPictures() as unknown as Record<
  "load" | "resolveId",
  (...given: string[]) => unknown
>;
const plugin = {
  error: (message: string) => {
    throw new Error(message);
  },
};

test.each([
  ["small.png?portrait", /small\.png is 500 × 900 px\. Use a photograph of at least 768 px on its/],
  ["small.png?photo", /small\.png is 500 × 900 px\. Use a photograph of at least 1168 × 876 px\./],
  ["text.jpg?portrait", /text\.jpg can't be read as a picture\. Save the photograph as JPEG, PNG/],
  [
    "phone.jpg?photo",
    /phone\.jpg is a HEIC picture, whatever its name ends in\. Export it as JPEG/,
  ],
  ["part.jpg?portrait", /part\.jpg can't be read as a picture\./],
  ["diagram.svg?text", /diagram\.svg has words in a font, which would be lost or look different\./],
  [
    "~/site/assets/people/no-one.png",
    /imports site\/assets\/people\/no-one\.png as large as it is\. Write import … from "~\/site\/assets\/people\/no-one\.png\?portrait"/,
  ],
  ["moving.gif?text", /moving\.gif moves, and would stand still\. Use one picture of it\./],
  ["100% ready.jpg?text", /100% ready\.jpg\. Rename the file or folder without %\./],
  ["C#.jpg?photo", /C#\.jpg\. Rename the file or folder without #\./],
  [
    "~/site/assets/people/no-one.png?portrait",
    /no-one\.ts imports site\/assets\/people\/no-one\.png, which/,
  ],
])("the import of %s stops the build with a clear message", async (address, message) => {
  const found = async () => {
    const source = address.startsWith("~") ? address : `./${address}`;
    resolveId.call(plugin, source, join(folder, "no-one.ts"));
    await load.call(plugin, join(folder, address));
  };
  await expect(found).rejects.toThrow(message);
});
