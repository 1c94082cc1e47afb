import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { sample } from "../../scripts/ready/sample";
import { company } from "../../src/site/company";
import { type Color, colorOf, colors, recolored } from "./colors";
import { cameraOwner } from "./pictures";

const people = Object.keys(sample.people);

/** What nothing that the other company publishes may contain. */
const oldWords: ReadonlyArray<string | RegExp> = [
  new RegExp(sample.name, "i"),
  /555\D?01\d\d/,
  sample.street,
  company.address.postalCode,
  company.hours.office,
  company.timeZone,
  sample.mark,
  ...[...people, ...Object.keys(sample.firstNames), ...sample.places].map(
    (word) => new RegExp(`\\b${word.replace(".", "\\.")}\\b`),
  ),
  ...people.map((person) => person.toLowerCase().replace(" ", "-")),
  cameraOwner,
];

const oldColors = colors.map(colorOf);
const newColors = colors.map((color) => colorOf(recolored(color)));

/** A color in the notations that style sheets, drawings and scripts have after minification. */
function notations(color: Color): RegExp {
  const digits = color.map((value) => value.toString(16).padStart(2, "0"));
  const short = digits.every(([first, second]) => first === second)
    ? [`#${digits.map(([first]) => first).join("")}(?![\\da-f])`]
    : [];
  return new RegExp(
    [`#${digits.join("")}`, ...short, `rgba?\\(${color.join("[, ]+")}`].join("|"),
    "i",
  );
}

/** Traces of the sample in what a build has written: "dist/about.html: Lantern Row". */
export async function tracesIn(root: string): Promise<readonly string[]> {
  const files = ["dist", "build/nginx"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const traces = await Promise.all(
    files.map(async (file) => {
      const found = [relative(root, file), readFileSync(file, "latin1")].flatMap(tracesInText);
      const painted = /(?:og-images|icon).*\.(?:png|ico)$/.test(file) ? await paintedIn(file) : [];
      return [...found, ...painted].map((trace) => `${relative(root, file)}: ${trace}`);
    }),
  );
  return traces.flat();
}

function tracesInText(text: string): readonly string[] {
  // Paper is white for any company.
  const paper = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;
  // React's marks between texts.
  const words = text.replaceAll(paper, "").replaceAll("<!-- -->", "");
  return [...oldWords, ...oldColors.map(notations)].flatMap(
    (trace) => words.match(trace)?.[0] ?? [],
  );
}

/** Colors of the sample on more than 0.5% of a picture. Pictures have a limited number of colors. */
async function paintedIn(file: string): Promise<readonly string[]> {
  const content = readFileSync(file);
  // An ICO file is a PNG after 22 bytes (scripts/build/icons.ts).
  const picture = sharp(file.endsWith(".ico") ? content.subarray(22) : content);
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.readUIntBE(at, 3);
    if (data[at + 3] === 255) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const isNear = (one: Color, other: Color) =>
    one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 3);
  return [...counts]
    .filter(([, count]) => count > 0.005 * info.width * info.height)
    .map(([color]): Color => [color >> 16, (color >> 8) & 255, color & 255])
    .filter((color) => oldColors.some((old) => isNear(color, old)))
    .filter((color) => !newColors.some((other) => isNear(color, other)))
    .map((color) => `the color ${color}`);
}
