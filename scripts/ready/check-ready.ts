import { styleText } from "node:util";
import { checks, type Finding } from "./checks";
import { lineOf } from "./places";
import { readProject } from "./project";
import { type Sample, sample } from "./sample";

/** The list of src/site/ready.ts. */
type Accepted = readonly { readonly id: string; readonly reason: string }[];

type Result = {
  /** What must be done before the site is published. */
  readonly left: readonly Finding[];
  /** What may be right as it is. */
  readonly notes: readonly Finding[];
  readonly accepted: readonly Finding[];
};

const readyFile = "src/site/ready.ts";

/** Runs every check on the project in a folder. */
async function findUnready(root: string, accepted: Accepted, known: Sample): Promise<Result> {
  const project = await readProject(root);
  const found = await Promise.all(
    checks.map(async ({ id, note = false, find }) => {
      const findings = (await find(project, known)).map((place): Finding => ({ id, ...place }));
      return { id, note, findings };
    }),
  );
  const isAccepted = (id: string) => accepted.some((one) => one.id === id);
  const needless = accepted
    .filter(({ id }) => !found.some((one) => one.id === id && one.findings.length > 0))
    .map(({ id }) => ({
      id: "accepted",
      file: readyFile,
      line: lineOf(project, readyFile, `"${id}"`),
      text: `There is nothing of "${id}" to accept.`,
      todo: "Remove it from the list.",
    }));
  const findings = (note: boolean) =>
    found.flatMap((one) => (one.note === note && !isAccepted(one.id) ? one.findings : []));
  return {
    left: findings(false),
    notes: [...findings(true), ...needless],
    accepted: found.flatMap((one) => (isAccepted(one.id) ? one.findings : [])),
  };
}

const locationOf = ({ file, line }: Finding) => (line === null ? file : `${file}:${line}`);

/** The findings of each check under its id and title, aligned. */
function listOf(findings: readonly Finding[]): readonly string[] {
  const titles = new Map(checks.map(({ id, title }) => [id, title]));
  return [...new Set(findings.map(({ id }) => id))].flatMap((id) => {
    const group = findings.filter((finding) => finding.id === id);
    const width = Math.max(...group.map((finding) => locationOf(finding).length));
    return [
      `${styleText("bold", id)}  ${titles.get(id) ?? "Accepted without need"} (${group.length})`,
      ...group.map((finding) => {
        const location = styleText("cyan", locationOf(finding).padEnd(width));
        return `  ${location}  ${finding.text} ${styleText("dim", finding.todo)}`;
      }),
      "",
    ];
  });
}

/** The counts of a result, such as "Not ready: 12 left in 3 files. Notes: 2. Accepted: 1." */
function summaryOf({ left, notes, accepted }: Result): string {
  const files = new Set(left.map(({ file }) => file)).size;
  return [
    left.length === 0
      ? styleText("green", "Ready to publish.")
      : styleText(
          "red",
          `Not ready: ${left.length} left in ${files} ${files === 1 ? "file" : "files"}.`,
        ),
    ...(notes.length > 0 ? [`Notes: ${notes.length}.`] : []),
    ...(accepted.length > 0 ? [`Accepted: ${accepted.length}.`] : []),
    ...(left.length > 0 ? [`What you leave on purpose: list its id in ${readyFile}.`] : []),
  ].join(" ");
}

/**
 * Prints what is left to do in a project before it's published, as text or, with --json, as an array
 * without the notes. Returns the exit code: 1 while anything is left.
 */
export async function checkReady(
  root: string,
  accepted: Accepted,
  options: readonly string[],
  print: (text: string) => void,
  known: Sample = sample,
): Promise<0 | 1> {
  const result = await findUnready(root, accepted, known);
  print(
    options.includes("--json")
      ? JSON.stringify(result.left, null, 2)
      : [...listOf(result.left), ...listOf(result.notes), summaryOf(result)].join("\n"),
  );
  return result.left.length === 0 ? 0 : 1;
}
