import { descriptionLength } from "../../src/document/check-pages";
import { companyFile, lineOf, type Place, property } from "./places";
import type { Project } from "./project";

/** Records that can't be loaded, so that the other checks miss them. */
export function unreadable({ records }: Project): readonly Place[] {
  return [...records].flatMap(([file, { error }]) =>
    error === undefined
      ? []
      : [
          {
            file,
            line: 1,
            text: `This file can't be loaded (${error}).`,
            todo: "Run npm run check:types.",
          },
        ],
  );
}

/** Descriptions that are too short or too long. */
export function descriptions(project: Project): readonly Place[] {
  return [...project.records].flatMap(([file, { exports }]) => {
    const { description } = exports;
    if (typeof description !== "string") return [];
    const { least, most } = descriptionLength;
    if (description.length >= least && description.length <= most) return [];
    return [
      {
        file,
        line: lineOf(project, file, "export const description"),
        text: `The description has ${description.length} characters.`,
        todo: `Write ${least} to ${most}.`,
      },
    ];
  });
}

/** A contact form that delivers nowhere, or to the visitor's own computer. */
export function form(project: Project): readonly Place[] {
  const [file, endpoint] = [...project.records].flatMap(([path, { exports }]) =>
    "messageEndpoint" in exports ? [[path, exports["messageEndpoint"]] as const] : [],
  )[0] ?? [companyFile, undefined];
  const local = typeof endpoint === "string" && /^https?:\/\/(?:localhost|127\.)/.test(endpoint);
  if (endpoint !== undefined && !local) return [];
  return [
    {
      file,
      line: lineOf(project, file, "messageEndpoint"),
      text: local
        ? `The contact form sends messages to ${endpoint}.`
        : "The contact form sends messages nowhere.",
      todo: "Set messageEndpoint; docs/deploy.md says how.",
    },
  ];
}

/** Legal links without a destination. */
export function legal(project: Project): readonly Place[] {
  const file = "src/layout/content.ts";
  const exports = project.records.get(file)?.exports;
  const links = exports?.["legalLinks"];
  if (!Array.isArray(links)) return [];
  return links
    .filter((link) => !property(link, "to") && !property(link, "href"))
    .map((link) => {
      const label = typeof link === "string" ? link : String(property(link, "label"));
      return {
        file,
        line: lineOf(project, file, label),
        text: `"${label}" is a button that does nothing.`,
        todo: "Give it a page or an address, or remove it.",
      };
    });
}

/** Names for the spelling check that occur nowhere any more. */
export function spelling({ texts }: Project): readonly Place[] {
  const file = "cspell-names.txt";
  const words = texts
    .filter(({ path }) => path !== file && !path.startsWith("scripts/ready/"))
    .map(({ lines }) => lines.join("\n"))
    .join("\n")
    .toLowerCase();
  const names = texts.find(({ path }) => path === file)?.lines ?? [];
  return names.flatMap((entry, index) =>
    entry.trim() === "" || entry.startsWith("#") || words.includes(entry.trim().toLowerCase())
      ? []
      : [{ file, line: index + 1, text: `${entry} occurs nowhere any more.`, todo: "Delete it." }],
  );
}
