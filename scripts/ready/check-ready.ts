import { styleText } from "node:util";
import { checks, type Finding } from "./checks";
import { lineOf, projectIn, type Records } from "./project";
import { type Sample, sample } from "./sample";

const readyFile = "src/site/ready.ts";

/** The findings of each check under its id and title, aligned. */
function listOf(findings: readonly Finding[]): readonly string[] {
  const titles = new Map(checks.map(({ id, title }) => [id, title]));
  const locationOf = ({ file, line }: Finding) => (line === null ? file : `${file}:${line}`);
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

/**
 * Prints what is left to do in a project before it's published, as text or, with --json, as an array
 * without the notes. Returns the exit code: 1 while anything is left.
 */
export function checkReady(
  root: string,
  records: Records,
  options: readonly string[],
  print: (text: string) => void,
  known: Sample = sample,
): 0 | 1 {
  const { accepted } = records;
  const project = projectIn(root, records);
  const all = checks.flatMap(({ id, find }) =>
    find(project, known).map((place): Finding => ({ id, ...place })),
  );
  const isNote = (id: string) => checks.some((check) => check.id === id && check.note);
  const isAccepted = (id: string) => accepted.some((one) => one.id === id);
  const open = all.filter(({ id }) => !isAccepted(id));
  const left = open.filter(({ id }) => !isNote(id));
  const needless = accepted.filter(({ id }) => !all.some((finding) => finding.id === id));
  const notes: readonly Finding[] = [
    ...open.filter(({ id }) => isNote(id)),
    ...needless.map(({ id }) => ({
      id: "accepted",
      file: readyFile,
      line: lineOf(project, readyFile, `"${id}"`),
      text: `There is nothing of "${id}" to accept.`,
      todo: "Remove it from the list.",
    })),
  ];
  const files = new Set(left.map(({ file }) => file)).size;
  const counts = `Not ready: ${left.length} left in ${files} ${files === 1 ? "file" : "files"}.`;
  const summary = [
    left.length === 0 ? styleText("green", "Ready to publish.") : styleText("red", counts),
    notes.length > 0 && `Notes: ${notes.length}.`,
    all.length > open.length && `Accepted: ${all.length - open.length}.`,
    left.length > 0 && `What you leave on purpose: list its id in ${readyFile}.`,
  ];
  print(
    options.includes("--json")
      ? JSON.stringify(left, null, 2)
      : [...listOf(left), ...listOf(notes), summary.filter(Boolean).join(" ")].join("\n"),
  );
  return left.length === 0 ? 0 : 1;
}
