import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "../../scripts/checks/ready/sample";
import { filesBelow } from "../../scripts/lib/files-below";
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

/** A file, without React's marks between texts. */
const textOf = (file: string, encoding: "latin1" | "utf8") =>
  readFileSync(file, encoding).replaceAll("<!-- -->", "");

/** Traces of the sample in what a build has written: "dist/about.html: Lantern Row". */
export const tracesIn = (root: string, firm: Firm): readonly string[] =>
  ["dist", "build/nginx"]
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !/\.(?:br|gz|zst|woff2)$/.test(file))
    .flatMap((file) => {
      const text = textOf(join(root, file), "latin1");
      return tracesOf(firm)
        .filter((trace) => `${file}\n${text}`.includes(trace))
        .map((trace) => `${file}: ${trace}`);
    });

/** What no document of a company shows, although one must. */
export function missingIn(root: string, { shows }: Firm): readonly string[] {
  const documents = filesBelow(join(root, "dist")).filter((file) => file.endsWith(".html"));
  const texts = documents.map((file) => textOf(join(root, "dist", file), "utf8"));
  return shows.filter((shown) => !texts.some((text) => text.includes(shown)));
}
