import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { lineOf, type Place, type Project } from "./project";

/** Pictures of the sample in a folder, known by their content or by the name of a person. */
export const pictures =
  (folder: RegExp, known: Readonly<Record<string, string>>) =>
  ({ paths }: Project): readonly Place[] => {
    const prints = Object.values(known);
    const names = Object.keys(known).map((name) => name.toLowerCase().replace(" ", "-"));
    const isKnown = (path: string) =>
      names.some((name) => path.includes(`/${name}.`)) ||
      prints.includes(hash("sha256", readFileSync(path)).slice(0, 12));
    return paths
      .filter((path) => folder.test(path) && isKnown(path))
      .map((file) => ({ file, text: "This picture or its name is the sample's." }));
  };

/** Comments that mark a text as true of the sample only. */
export const facts = ({ texts }: Project): readonly Place[] =>
  [...texts].flatMap(([file, lines]) =>
    lines.flatMap((line, index) => {
      const [, text] = /^\s*(?:\/\/|<!--) (The sample's: .*?)(?: -->)?$/.exec(line) ?? [];
      return text && !file.includes("/specification/") ? [{ file, line: index + 1, text }] : [];
    }),
  );

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
