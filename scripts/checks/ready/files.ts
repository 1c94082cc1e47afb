import type { Day } from "../../../src/content-types";
import { isPast, today } from "../../../src/lib/day";
import { onTheSite } from "./find-words";
import { lineOf, matches, type Place, type Project } from "./project";
import type { Sample } from "./sample";

/** Pictures of the sample in a folder, known by their content or by the name of a person. */
export const pictures =
  (folder: RegExp, key: "people" | "projects" | "scenes") =>
  ({ paths, fingerprintOf }: Project, sample: Sample): readonly Place[] => {
    const prints = Object.values(sample[key]);
    const names = Object.keys(sample[key]).map((name) => name.toLowerCase().replace(" ", "-"));
    return paths
      .filter((path) => folder.test(path))
      .filter(
        (path) =>
          prints.includes(fingerprintOf(path)) || names.some((name) => path.includes(`/${name}.`)),
      )
      .map((file) => ({ file, line: null, text: "This picture or its name is the sample's." }));
  };

/** Comments that mark a text as true of the sample only. */
export const facts = ({ texts }: Project): readonly Place[] =>
  [...texts].flatMap(([file, lines]) =>
    lines.flatMap((line, index) => {
      const [, fact] = /^\s*(?:\/\/|<!--) (The sample's: .*?)(?: -->)?$/.exec(line) ?? [];
      return fact && onTheSite.test(file) ? [{ file, line: index + 1, text: fact }] : [];
    }),
  );

/** Pages of the published site whose paths would lead nowhere any more. */
export function gone(project: Project): readonly Place[] {
  const file = "site/redirects.ts";
  const line = lineOf(project, file, "const redirects");
  return project.published
    .filter(
      (path) => !project.routed.includes(path) && !project.paths.includes(`site/public${path}`),
    )
    .map((path) => ({ file, line, text: `"${path}" is published, and no page any more.` }));
}

/** A contact form that delivers nowhere, to the visitor's own computer, or to an address of docs/delivery.md. */
export function form(project: Project): readonly Place[] {
  const file = "site/delivery.ts";
  const example = /YOUR[-/][A-Z]+|@company\.com/;
  const [left] = example.exec(JSON.stringify(project.delivery ?? "")) ?? [];
  if (left) return [{ file, line: lineOf(project, file, left), text: `"${left}" is an example.` }];
  const address = project.delivery?.address;
  const local = /^https?:\/\/(?:localhost|127\.)/.test(`${address}`);
  if (address !== undefined && !local) return [];
  const text = `The contact form sends messages ${local ? `to ${address}` : "nowhere"}.`;
  return [{ file, line: lineOf(project, file, "const delivery"), text }];
}

/** Legal links without a destination. */
export function legal(project: Project): readonly Place[] {
  const file = "site/words/header-and-footer.ts";
  const idle = project.legalLinks.filter(({ to, href }) => !to && !href);
  return idle.map(({ label }) => {
    const text = `"${label}" is a button that does nothing.`;
    return { file, line: lineOf(project, file, label), text };
  });
}

/** An announcement that builds leave out. */
export function announcement(project: Project): readonly Place[] {
  const { announcement: record } = project;
  if (!record || !isPast(record.lastDay)) return [];
  const file = "site/words/header-and-footer.ts";
  const text = `The announcement's last day was ${record.lastDay}, so builds leave it out.`;
  return [{ file, line: lineOf(project, file, record.lastDay), text }];
}

/** Credentials that builds leave out. */
export const credentials = (project: Project): readonly Place[] =>
  matches(project, /^site\/(?:[\w-]+\.ts$|pages\/)/, /(?<=validUntil: ")[\d-]+(?=")/g)
    .filter(({ match }) => isPast(match as Day))
    .map(({ match, ...place }) => ({
      ...place,
      text: `This credential was valid until ${match}, so builds leave it out.`,
    }));

/** Articles with a later day, which builds leave out. */
export const unpublished = (project: Project): readonly Place[] =>
  matches(project, /^site\/articles\/.*\.md$/, /(?<=^date:\s*["']?)\d{4}-\d\d-\d\d/g)
    .filter(({ match }) => match > today())
    .map(({ match, ...place }) => ({
      ...place,
      text: `Builds leave this article out until ${match}.`,
    }));

/** The holder of the sample's code stays in the file, as its license asks; yours is missing. */
export function license({ texts }: Project, { name }: Sample): readonly Place[] {
  const file = "LICENSE";
  const lines = texts.get(file) ?? [];
  const holders = lines.filter((line) => /^copyright\b/i.test(line.trim()));
  if (holders.some((line) => !line.includes(name))) return [];
  const text = "The only copyright is the sample's.";
  return holders.slice(0, 1).map((holder) => ({ file, line: lines.indexOf(holder) + 1, text }));
}

/** The tests of the sample's letter. */
export function specification({ paths }: Project): readonly Place[] {
  const file = "site/specification";
  const text = "These tests hold for the sample only.";
  return paths.some((path) => path.startsWith(`${file}/`)) ? [{ file, line: null, text }] : [];
}
