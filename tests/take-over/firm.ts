import { appendFileSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceInFiles } from "./copy";
import { removePages } from "./remove-pages";

/** A company that takes the site over. */
export type Firm = {
  /** Its files, laid over the sample's. */
  readonly folder: string;
  /** Folders and files of the sample that it removes. */
  readonly removed: readonly string[];
  /** Targets of the pages that it removes. */
  readonly removedPages: readonly string[];
  /** What it writes instead of the sample's words, colors and lines. It must not publish those. */
  readonly words: Readonly<Record<string, string>>;
  /** What its documents must have. */
  readonly shows: readonly string[];
  /** Does what is left to do in the copy. */
  readonly finish: (copy: string) => unknown;
};

/** What every company writes instead. */
const words = {
  '"2010"': '"1998"',
  '"15+"': '"25"',
  "Delivery | undefined = undefined":
    'Delivery | undefined = { address: "https://forms.test/message", encoding: "form", values: { form: "contact" } }',
  "M2 10a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z": "M16 2 30 28H2z",
  "M8 17h4l3-6 4 10 2.5-4H24": "M16 12v16M11 20l5-5 5 5",
  "h-27l-9-35-12 64-10-50h-23l-9-21-12 74-14-113-11 81h-34l-9-53-13 120-12-130-10 63h-50":
    "h-40l-20-40-20 40h-320",
  "Marian Okafor": "Martha Norton",
  Marian: "Martha",
  "Tomas Reyes": "Simon Upton",
  tomas: "simon",
  "Gordon Pruitt": "Simon Upton",
};

/** Makes a copy of the project a company's by editing its owner's files (docs/make-it-yours.md). */
export async function takeOver(copy: string, firm: Firm): Promise<void> {
  for (const folder of firm.removed) {
    rmSync(join(copy, folder), { recursive: true });
  }
  for (const [old, own] of Object.entries({ ...firm.words, ...words })) {
    replaceInFiles(copy, old, own);
  }
  removePages(copy, firm.removedPages);
  cpSync(firm.folder, copy, { recursive: true });
  appendFileSync(join(copy, "LICENSE"), "\nCopyright (c) 2027 its owner\n");
  await firm.finish(copy);
  // Also those of docs/starters.
  replaceInFiles(copy, /^ *(?:\/\/|<!--) The sample's: .*\n/gm, "");
}
