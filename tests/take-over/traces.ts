import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "../../scripts/checks/ready/sample";
import { filesBelow } from "../../scripts/files-below";
import { company } from "../../site/company";
import { hoursText } from "../../src/lib/hours";
import type { Firm } from "./firm";

/** What nothing that another company publishes may contain. */
const tracesOf = ({ words }: Firm): readonly string[] => [
  sample.name,
  sample.name.toLowerCase(),
  "555-01",
  "55501",
  hoursText(company.officeHours),
  sample.street,
  ...sample.mark,
  ...sample.places,
  ...Object.keys(sample.people).flatMap((person) => {
    const [first = ""] = person.split(" ");
    const inFileNames = person.toLowerCase().replace(" ", "-");
    const names = [person, inFileNames, `mailto:${first.toLowerCase()}@`];
    return person === sample.calledByFirstName ? [...names, first] : names;
  }),
  ...Object.keys(words),
];

/** Traces of the sample in what a build has written: "dist/about.html: Lantern Row". */
export const tracesIn = (root: string, firm: Firm): readonly string[] =>
  ["dist", "build/nginx"]
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !/\.(?:br|gz|zst|woff2)$/.test(file))
    .flatMap((file) => {
      // Without React's marks between texts.
      const text = readFileSync(join(root, file), "latin1").replaceAll("<!-- -->", "");
      return tracesOf(firm)
        .filter((trace) => `${file}\n${text}`.includes(trace))
        .map((trace) => `${file}: ${trace}`);
    });
