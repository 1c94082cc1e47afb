import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sample } from "../../scripts/ready/sample";
import { company } from "../../src/site/company";
import { type Firm, mailOf } from "./edits";

const people = Object.keys(sample.people);

/** What nothing that another company publishes may contain. */
const tracesOf = (firm: Firm): readonly string[] => [
  sample.name,
  sample.name.toLowerCase(),
  "555-01",
  "55501",
  company.hours.office,
  sample.street,
  sample.mark,
  sample.calledByFirstName.split(" ")[0] ?? "",
  ...sample.places,
  ...people,
  ...people.map((person) => person.toLowerCase().replace(" ", "-")),
  ...people.map((person) => `mailto:${mailOf(person)}`),
  ...Object.keys(firm.words),
  ...firm.traces,
];

/** Traces of the sample in what a build has written: "dist/about.html: Lantern Row". */
export const tracesIn = (root: string, firm: Firm): readonly string[] =>
  ["dist", "build/nginx"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst|woff2)$/.test(entry.name))
    .flatMap(({ parentPath, name }) => {
      const file = relative(root, join(parentPath, name));
      // Without React's marks between texts.
      const text = readFileSync(join(root, file), "latin1").replaceAll("<!-- -->", "");
      return tracesOf(firm)
        .filter((trace) => `${file}\n${text}`.includes(trace))
        .map((trace) => `${file}: ${trace}`);
    });
