import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, lineOf, type Place, type Project } from "./project";
import type { Sample } from "./sample";

const companyFile = "src/site/company.ts";

/** An address of the site that isn't https. */
export function insecureAddress(project: Project): readonly Place[] {
  const { url } = project.company;
  if (URL.canParse(url) && new URL(url).protocol === "https:") return [];
  return [
    {
      file: companyFile,
      line: lineOf(project, companyFile, url),
      text: `company.url is "${url}".`,
      todo: "Write an address such as https://www.example.com.",
    },
  ];
}

/** The build writes security.txt, with the company's email address as its contact. */
export function securityTxt(project: Project): readonly Place[] {
  const email = project.company.email.text;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !email.endsWith(".example")) return [];
  return [
    {
      file: companyFile,
      line: lineOf(project, companyFile, email || "email"),
      text: `security.txt asks to report vulnerabilities to "${email}".`,
      todo: "Write an address that you read in company.email.",
    },
  ];
}

/** Portraits of the sample, and files named after its people. */
export function portraits({ root, paths }: Project, { people }: Sample): readonly Place[] {
  const slugs = Object.keys(people).map((person) => person.toLowerCase().replace(" ", "-"));
  return paths
    .filter((path) => /^src\/assets\/people\/.*\.(?:png|jpe?g|webp|avif)$/i.test(path))
    .flatMap((file) => {
      const place = { file, line: null };
      if (Object.values(people).includes(fingerprint(readFileSync(join(root, file)))))
        return [{ ...place, text: "A portrait of the sample.", todo: "Delete it." }];
      const slug = slugs.find((one) => file.includes(`/${one}.`));
      if (!slug) return [];
      return [{ ...place, text: `The file is named ${slug}.`, todo: "Name it after the person." }];
    });
}

/** Drawings of the sample's projects, recolored ones too: their paths are the same. */
export const illustrations = ({ texts }: Project, { projects }: Sample): readonly Place[] =>
  [...texts].flatMap(([file, lines]) => {
    if (!/^(?:src\/assets|public)\/.*\.svg$/.test(file)) return [];
    const shapes = [...lines.join("\n").matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape);
    if (!Object.values(projects).includes(fingerprint(shapes.join()))) return [];
    return [{ file, line: null, text: "Drawn for a project of the sample.", todo: "Delete it." }];
  });

/** A contact form that delivers nowhere, or to the visitor's own computer. */
export function form(project: Project): readonly Place[] {
  const endpoint = project.messageEndpoint;
  const local = /^https?:\/\/(?:localhost|127\.)/.test(`${endpoint}`);
  if (endpoint !== undefined && !local) return [];
  const line = lineOf(project, companyFile, "messageEndpoint");
  const text = `The contact form sends messages ${local ? `to ${endpoint}` : "nowhere"}.`;
  return [{ file: companyFile, line, text, todo: "Set messageEndpoint; docs/deploy.md says how." }];
}

/** Legal links without a destination. */
export const legal = (project: Project): readonly Place[] =>
  project.legalLinks
    .filter(({ to, href }) => !to && !href)
    .map(({ label }) => {
      const file = "src/layout/content.ts";
      const text = `"${label}" is a button that does nothing.`;
      const todo = "Give it a page or an address, or remove it.";
      return { file, line: lineOf(project, file, label), text, todo };
    });

/** An announcement that builds leave out. */
export function announcement(project: Project): readonly Place[] {
  if (!project.pastAnnouncement) return [];
  const { lastDay } = project.pastAnnouncement;
  const file = "src/layout/content.ts";
  const text = `The announcement's last day was ${lastDay}, so builds leave it out.`;
  return [
    { file, line: lineOf(project, file, lastDay), text, todo: "Remove it, or write another." },
  ];
}

/** The holder of the sample's code stays in the file, as its license asks; yours is missing. */
export function license({ texts }: Project, { name }: Sample): readonly Place[] {
  const lines = texts.get("LICENSE") ?? [];
  const holders = lines.filter((line) => /^copyright\b/i.test(line.trim()));
  if (holders.length === 0 || holders.some((line) => !line.includes(name))) return [];
  const line = lines.indexOf(holders[0] ?? "") + 1;
  const todo = "Add a line for your company; this one stays with the code.";
  return [{ file: "LICENSE", line, text: "The only copyright is the sample's.", todo }];
}

/** The tests of the sample's letter. */
export function specification({ paths }: Project): readonly Place[] {
  const file = "tests/specification";
  if (!paths.some((path) => path.startsWith(`${file}/`))) return [];
  const text = "These tests hold for the sample only.";
  return [{ file, line: null, text, todo: "Delete the folder." }];
}

/** Names for the spelling check that occur nowhere any more. */
export function spelling({ texts }: Project): readonly Place[] {
  const file = "cspell-names.txt";
  const words = [...texts]
    .filter(([path]) => path !== file && !path.startsWith("scripts/ready/"))
    .flatMap(([, lines]) => lines)
    .join("\n")
    .toLowerCase();
  return (texts.get(file) ?? []).flatMap((entry, index) => {
    if (entry.startsWith("#") || words.includes(entry.trim().toLowerCase())) return [];
    const text = `${entry} occurs nowhere any more.`;
    return [{ file, line: index + 1, text, todo: "Delete it." }];
  });
}
