import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sample } from "../../scripts/ready/sample";
import { palette } from "../../src/site/brand";
import { company } from "../../src/site/company";
import type { Firm } from "./edits";
import { cameraOwner } from "./pictures";

const people = Object.keys(sample.people);

/** What nothing that another company publishes may contain. */
const oldWords = ({ colors }: Firm): ReadonlyArray<string | RegExp> => [
  new RegExp(sample.name, "i"),
  /555\D?01\d\d/,
  sample.street,
  company.address.postalCode,
  company.hours.office,
  company.timeZone,
  sample.mark,
  ...[...people, ...sample.calledByFirstName.split(" ").slice(0, 1), ...sample.places].map(
    (word) => new RegExp(`\\b${word.replace(".", "\\.")}\\b`),
  ),
  ...people.map((person) => person.toLowerCase().replace(" ", "-")),
  ...Object.keys(colors).map((role) => palette[role as keyof typeof palette]),
  cameraOwner,
];

/** Traces of the sample in what a build has written: "dist/about.html: Lantern Row". */
export const tracesIn = (root: string, firm: Firm): readonly string[] =>
  ["dist", "build/nginx"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst|woff2)$/.test(entry.name))
    .flatMap(({ parentPath, name }) => {
      const file = join(parentPath, name);
      // Without React's marks between texts.
      const text = readFileSync(file, "latin1").replaceAll("<!-- -->", "");
      return oldWords(firm)
        .flatMap((trace) => `${relative(root, file)}\n${text}`.match(trace)?.[0] ?? [])
        .map((trace) => `${relative(root, file)}: ${trace}`);
    });
