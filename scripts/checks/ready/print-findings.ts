import { styleText } from "node:util";
import { checks, notes } from "./checks";
import { lineOf, locationOf, type Place, projectFiles, type Records } from "./project";
import { type Sample, sample } from "./sample";

type Finding = Required<Place> & { readonly id: string; readonly title: string };

const readyFile = "site/ready.ts";

/** Findings under the ids and titles of their checks, aligned, each title after the kind of its findings. */
function listOf(findings: readonly Finding[], kind = ""): readonly string[] {
  return [...new Set(findings.map(({ id }) => id))].flatMap((id) => {
    const group = findings.filter((finding) => finding.id === id);
    const width = Math.max(...group.map((finding) => locationOf(finding).length));
    return [
      `${kind}${styleText("bold", id)}  ${group[0]?.title} (${group.length})`,
      ...group.map((finding) => {
        const location = styleText("cyan", locationOf(finding).padEnd(width));
        return `  ${location}  ${finding.text} ${styleText("dim", finding.todo)}`;
      }),
      "",
    ];
  });
}

/**
 * Prints what is left to do in a project before it's published. Returns the exit code: 1 while anything is left.
 */
export function printFindings(
  root: string,
  records: Records,
  print: (text: string) => void,
  known: Sample = sample,
): 0 | 1 {
  const project = { ...records, ...projectFiles(root) };
  const findingsOf = (list: typeof checks) =>
    list.flatMap(({ find, ...check }) =>
      find(project, known).map((place): Finding => ({ ...check, ...place })),
    );
  const all = { left: findingsOf(checks), notes: findingsOf(notes) };
  const accepts = ({ id, only }: Records["accepted"][number], finding: Finding) =>
    id === finding.id && (only === undefined || finding.text.includes(`"${only}"`));
  const isOpen = (finding: Finding) => !records.accepted.some((one) => accepts(one, finding));
  const left = all.left.filter(isOpen);
  const found = [...all.left, ...all.notes];
  const needless = records.accepted
    .filter((one) => !found.some((finding) => accepts(one, finding)))
    .map(({ id, only }) => ({
      id: "accepted",
      title: "Accepted without need",
      file: readyFile,
      line: lineOf(project, readyFile, `"${only ?? id}"`),
      text: `There is nothing of "${only ?? id}" to accept.`,
      todo: "Remove it from the list.",
    }));
  const noted = [...all.notes.filter(isOpen), ...needless];
  const accepted = found.filter((finding) => !isOpen(finding)).length;
  const files = new Set(left.map(({ file }) => file)).size;
  const counts = `Not ready: ${left.length} left in ${files} ${files === 1 ? "file" : "files"}, beside what npm test names.`;
  const summary = [
    left.length === 0
      ? styleText("green", "Ready to publish if npm test is green, too.")
      : styleText("red", counts),
    noted.length > 0 && `Notes: ${noted.length}.`,
    accepted > 0 && `Accepted: ${accepted}.`,
    left.length > 0 && `What you leave on purpose: list its id in ${readyFile}.`,
  ];
  print(
    [...listOf(left), ...listOf(noted, "Note: "), summary.filter(Boolean).join(" ")].join("\n"),
  );
  return left.length === 0 ? 0 : 1;
}
