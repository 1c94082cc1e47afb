/*
 * Draws the sample people: npm run portraits. An owner's own photographs simply replace the files;
 * the build never calls this.
 */
import { mkdirSync } from "node:fs";
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import sharp from "sharp";

/** Edge of a drawn portrait, px. */
const size = 1024;

const grounds = { blue: "#dbe6f7", teal: "#d6ece6", amber: "#fbe5c8" };

const people = [
  { file: "marian-okafor", ground: grounds.blue, hair: 20, body: 17, lips: 23 },
  { file: "tomas-reyes", ground: grounds.teal, hair: 22, body: 7, lips: 5, glasses: 3, beard: 2 },
  { file: "nora-lindqvist", ground: grounds.amber, hair: 58, body: 16, lips: 22 },
];

/** Part number of the drawing style. Its types list every number; ours are checked by eye. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const variant = (number: number): any => [`variant${String(number).padStart(2, "0")}`];

const folder = "src/assets/people";
mkdirSync(folder, { recursive: true });
for (const { file, ground, hair, body, lips, glasses, beard } of people) {
  const options: Partial<notionists.Options> & { size: number; seed: string } = {
    size,
    seed: file,
    hair: variant(hair),
    body: variant(body),
    lips: variant(lips),
    eyes: variant(5),
    brows: variant(8),
    nose: variant(2),
    glasses: variant(glasses ?? 1),
    beard: variant(beard ?? 1),
    glassesProbability: glasses ? 100 : 0,
    beardProbability: beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  };
  const svg = createAvatar(notionists, options).toString();
  await sharp(Buffer.from(svg))
    .flatten({ background: ground })
    .png({ palette: true, colours: 32 })
    .toFile(`${folder}/${file}.png`);
}
