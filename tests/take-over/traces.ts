import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sample } from "../../scripts/ready/sample";
import { company } from "../../src/site/company";
import { newColors } from "./edits";
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
  ...Object.keys(newColors),
  cameraOwner,
];

/** Traces of the sample in what a build has written: "dist/about.html: Lantern Row". */
export const tracesIn = (root: string): readonly string[] =>
  ["dist", "build/nginx"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst|woff2)$/.test(entry.name))
    .flatMap(({ parentPath, name }) => {
      const file = join(parentPath, name);
      // Without React's marks between texts.
      const text = readFileSync(file, "latin1").replaceAll("<!-- -->", "");
      return oldWords
        .flatMap((trace) => `${relative(root, file)}\n${text}`.match(trace)?.[0] ?? [])
        .map((trace) => `${relative(root, file)}: ${trace}`);
    });
