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

const grounds = {
  blue: "#dbe6f7",
  teal: "#d6ece6",
  amber: "#fbe5c8",
  plum: "#eadff5",
  slate: "#e1e7ee",
};

const { blue, teal, amber, plum, slate } = grounds;

/** Leaders first, then the development team, in the order of their pages. */
const people = [
  { file: "marian-okafor", ground: blue, hair: 20, body: 17, lips: 23 },
  { file: "tomas-reyes", ground: teal, hair: 22, body: 7, lips: 5, glasses: 3, beard: 2 },
  { file: "nora-lindqvist", ground: amber, hair: 58, body: 16, lips: 22 },
  { file: "amina-yusuf", ground: slate, hair: 63, body: 6, lips: 22 },
  { file: "gordon-pruitt", ground: plum, hair: 42, body: 20, lips: 22, glasses: 8, beard: 3 },
  { file: "joyce-abernathy", ground: amber, hair: 30, body: 19, lips: 3, glasses: 11 },
  { file: "mateo-villanueva", ground: blue, hair: 18, body: 14, lips: 22, beard: 6 },
  { file: "hana-sato", ground: plum, hair: 41, body: 11, lips: 23 },
  { file: "curtis-bell", ground: teal, hair: 60, body: 25, lips: 22, beard: 12 },
  { file: "ingrid-moen", ground: slate, hair: 39, body: 9, lips: 22 },
  { file: "priya-raman", ground: blue, hair: 28, body: 21, lips: 3 },
  { file: "emeka-nwosu", ground: amber, hair: 40, body: 24, lips: 22 },
  { file: "lucia-ferraro", ground: teal, hair: 48, body: 5, lips: 23 },
  { file: "jin-park", ground: plum, hair: 38, body: 23, lips: 22, glasses: 3 },
  { file: "emina-hadzic", ground: blue, hair: 43, body: 15, lips: 22 },
  { file: "harjit-gill", ground: slate, hair: 61, body: 10, lips: 5, beard: 2 },
  { file: "farah-naderi", ground: teal, hair: 36, body: 22, lips: 23 },
  { file: "odell-grant", ground: amber, hair: 5, body: 8, lips: 22, beard: 10 },
  { file: "wen-li", ground: blue, hair: 53, body: 13, lips: 3 },
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
