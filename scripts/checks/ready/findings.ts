import { styleText } from "node:util";
import type { accepted } from "../../../site/ready";
import { checks, notes } from "./checks";
import { locationOf, type Place, type Project } from "./project";

type Finding = Place & Readonly<Record<"id" | "title" | "todo", string>>;

/** What is left to do before a project is published, what may be right as it is, and how much of both is accepted. */
export function findingsOf(project: Project, acceptedOnes: typeof accepted) {
  const found = [checks, notes].map((list) =>
    list.flatMap(({ find, ...check }) =>
      find(project).map((place): Finding => ({ ...check, ...place })),
    ),
  );
  const isOpen = ({ id, text }: Finding) =>
    !acceptedOnes.some((one) => one.id === id && (!one.only || text.includes(`"${one.only}"`)));
  const [left = [], noted = []] = found.map((list) => list.filter(isOpen));
  return { left, noted, accepted: found.flat().length - left.length - noted.length };
}

/** Findings under the ids and titles of their checks, aligned, each title after the kind of its findings. */
export const listOf = (findings: readonly Finding[], kind = ""): readonly string[] =>
  [...new Set(findings.map(({ id }) => id))].flatMap((id) => {
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
