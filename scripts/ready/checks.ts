import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Project, TextFile } from "./project";
import type { Sample } from "./sample";

/** Where something is left, what it is, and what to do. `line` is null for a picture or a folder. */
type Place = {
  readonly file: string;
  readonly line: number | null;
  readonly text: string;
  readonly todo: string;
};

/** Something that is left of the sample, or that isn't ready to be published. */
export type Finding = { readonly id: string } & Place;

/** Finds one kind of thing. A note may be right as it is, so it doesn't make the check fail. */
export type Check = {
  readonly id: string;
  readonly title: string;
  readonly note?: true;
  readonly find: (project: Project, sample: Sample) => readonly Place[] | Promise<readonly Place[]>;
};

/** The checks, in the order in which one would settle them. */
export const checks: readonly Check[] = [
  { id: "unreadable", title: "Files with errors", find: unreadable },
  { id: "name", title: "The sample's name", find: name },
  { id: "address", title: "The site's address", find: siteAddress },
  { id: "phone", title: "Phone numbers", find: phone },
  { id: "email", title: "Email addresses", find: emailAddress },
  { id: "security-txt", title: "Contact for security reports", find: securityTxt },
  { id: "social", title: "Profiles on other sites", find: social },
  { id: "places", title: "The sample's street and region", find: places },
  { id: "mark", title: "The sample's mark", find: mark },
  { id: "people", title: "The sample's people", find: people },
  { id: "portraits", title: "Portraits", find: portraits },
  { id: "projects", title: "The sample's projects", find: projects },
  { id: "illustrations", title: "The sample's project illustrations", find: illustrations },
  { id: "descriptions", title: "Descriptions for search engines", find: descriptions },
  { id: "form", title: "The contact form", find: form },
  { id: "legal", title: "Legal links", find: legal },
  { id: "license", title: "The license", find: license },
  { id: "specification", title: "Tests of the sample", find: specification },
  { id: "palette", title: "The sample's colors", note: true, find: palette },
  { id: "claims", title: "What the sample says of itself", note: true, find: claims },
  { id: "package", title: "The package's name", note: true, find: packageName },
  { id: "spelling", title: "Names for the spelling check", note: true, find: spelling },
];

const companyFile = "src/site/company.ts";

/** What visitors or hosts get to see. */
const published = /^(?:src|public|deploy)\//;
/** What has words. */
const worded = /^(?:src\/(?:site|pages)\/|src\/\w+\/content\.ts$|public\/)/;
const comment = /^\s*(?:\/\/|\/?\*|#|<!--)/;

/** Every match of a pattern in the files whose path matches `where`, comments aside. */
const matches = ({ texts }: Project, where: RegExp, pattern: RegExp) =>
  texts
    .filter(({ path }) => where.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((words, index) => {
        const found = comment.test(words) ? [] : new Set(words.match(pattern));
        return [...found].map((match) => ({ file: path, line: index + 1, match }));
      }),
    );

/** What to say of each match. */
const say = (
  found: ReturnType<typeof matches>,
  text: (match: string) => string,
  todo: string,
): readonly Place[] =>
  found.map(({ file, line, match }) => ({ file, line, text: text(match), todo }));

/** A pattern for any of some words, each as a whole word. */
const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<!\\w)(?:${words.map((word) => word.replace(/[.*+?()[\]]/g, "\\$&")).join("|")})(?!\\w)`,
    "g",
  );

/** The number of the first line that contains a string, comments aside, or 1. */
export const lineOf = ({ texts }: Project, file: string, part: string): number => {
  const lines = texts.find(({ path }) => path === file)?.lines ?? [];
  return Math.max(1, lines.findIndex((line) => !comment.test(line) && line.includes(part)) + 1);
};

/** What a property of an unknown value is; undefined if there is none. */
const property = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** A field of the company's record, such as "address", "city". */
const ofCompany = ({ records }: Project, ...keys: readonly string[]): string => {
  const value = keys.reduce(property, records.get(companyFile)?.exports["company"]);
  return typeof value === "string" ? value : "";
};

/** The start of the SHA-256 of a file or text. */
export const fingerprint = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

function unreadable({ records }: Project): readonly Place[] {
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

/**
 * Addresses of one kind in a domain for examples, such as .example and example.com, or on another
 * site and ending in "-example". deploy/ has some for hosts that an owner may not use (docs/deploy.md).
 */
const exampleAddresses = (project: Project, kind: "email" | "social" | "address") =>
  matches(
    project,
    /^(?:src|public)\//,
    /(?:https?:\/\/)?[\w/.@+-]*(?:[.-]example|\bexample\.(?:com|net|org))(?!\w|[.-]\w)(?:\/[\w/.-]*)?/g,
  ).filter(({ match }) => /[.@]|\/\//.test(match) && kindOf(match) === kind);

function kindOf(address: string) {
  if (address.includes("@")) return "email";
  const host = /^https?:\/\/([^/]*)/.exec(address)?.[1];
  return host && !/\bexample(?:\.\w+)?$/.test(host) ? "social" : "address";
}

function name(project: Project, sample: Sample): readonly Place[] {
  const found = matches(project, published, new RegExp(`${sample.name}(?![.-]example)`, "gi"));
  return say(found, (match) => `The sample's name, ${match}.`, "Write your own.");
}

const notReal = (address: string) => `${address} isn't a real address.`;

function siteAddress(project: Project): readonly Place[] {
  const url = ofCompany(project, "url");
  const line = lineOf(project, companyFile, url);
  const secure = URL.canParse(url) && new URL(url).protocol === "https:";
  return [
    ...(secure
      ? []
      : [
          {
            file: companyFile,
            line,
            text: `company.url is "${url}".`,
            todo: "Write an address such as https://www.example.com.",
          },
        ]),
    ...say(exampleAddresses(project, "address"), notReal, "Write your own."),
  ];
}

function phone(project: Project): readonly Place[] {
  const pattern = /(?:\+?1?\(?\d{3}\)?[-. ]?)?555[-. ]?01\d\d(?!\d)/g;
  const found = matches(project, published, pattern).filter(({ file }) => !file.endsWith(".svg"));
  return say(found, (match) => `The phone number is made up, ${match}.`, "Write your own.");
}

function emailAddress(project: Project): readonly Place[] {
  return say(exampleAddresses(project, "email"), notReal, "Write your own.");
}

/** The build writes security.txt, with the company's email address as its contact. */
function securityTxt(project: Project): readonly Place[] {
  const email = ofCompany(project, "email", "text");
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

function social(project: Project): readonly Place[] {
  const found = exampleAddresses(project, "social");
  return say(found, (match) => `${match} is the sample's.`, "Link your own profile, or remove it.");
}

/** In a company of the same city, only the street counts. */
function places(project: Project, sample: Sample): readonly Place[] {
  const street = sample.street;
  const moved = ofCompany(project, "address", "city") !== sample.city;
  const unchanged = ofCompany(project, "address", "street").includes(street);
  const words = moved || unchanged ? [street, ...sample.places] : [street];
  const found = matches(project, worded, anyOf(words));
  return say(found, (match) => `${match} is in the sample's region.`, "Name your own.");
}

function mark(project: Project, sample: Sample): readonly Place[] {
  return project.texts
    .filter(({ path }) => published.test(path))
    .filter(({ lines }) => lines.some((line) => line.includes(sample.mark)))
    .map(({ path }) => ({
      file: path,
      line: lineOf(project, path, sample.mark),
      text: "The mark is the sample's.",
      todo: "Draw your own.",
    }));
}

/** A first name alone counts while nobody else in the records has it. */
function people(project: Project, sample: Sample): readonly Place[] {
  const firstNames = Object.entries(sample.firstNames)
    .filter(([first, last]) => {
      const namesake = new RegExp(`name: "${first} (?!${last})`);
      return matches(project, worded, namesake).length === 0;
    })
    .map(([first]) => first);
  const names = anyOf([...Object.keys(sample.people), ...firstNames]);
  const todo = "Name a person of your company.";
  return say(matches(project, worded, names), (match) => `${match} is the sample's.`, todo);
}

/** Portraits are shown up to 384 px wide, with two pixels for each on a sharp screen. */
const portraitSize = 768;

async function portraits({ root, paths }: Project, sample: Sample): Promise<readonly Place[]> {
  const slugs = Object.keys(sample.people).map((person) => person.toLowerCase().replace(" ", "-"));
  const hashes = Object.values(sample.people);
  const found = paths
    .filter((path) => /^src\/assets\/people\/.*\.(?:png|jpe?g|webp|avif)$/i.test(path))
    .map(async (file) => {
      const content = readFileSync(join(root, file));
      const place = { file, line: null };
      if (hashes.includes(fingerprint(content)))
        return { ...place, text: "A portrait of the sample.", todo: "Delete it." };
      const slug = slugs.find((one) => file.includes(`/${one}.`));
      if (slug)
        return { ...place, text: `The file is named ${slug}.`, todo: "Name it after the person." };
      const { width, height } = await sharp(content).metadata();
      if (Math.min(width, height) >= portraitSize) return;
      return {
        ...place,
        text: `The photograph has ${width} × ${height} px.`,
        todo: `Use one of at least ${portraitSize} × ${portraitSize} px.`,
      };
    });
  return (await Promise.all(found)).filter((place) => place !== undefined);
}

function projects(project: Project, sample: Sample): readonly Place[] {
  const found = matches(project, worded, anyOf(sample.projects));
  return say(found, (match) => `"${match}" is the sample's.`, "Show one of yours, or remove it.");
}

/** The part of a drawing that stays when its colors change. */
const shapeOf = ({ lines }: TextFile) =>
  [...lines.join("\n").matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join();

function illustrations({ texts }: Project, sample: Sample): readonly Place[] {
  return texts
    .filter(({ path }) => /^(?:src\/assets|public)\/.*\.svg$/.test(path))
    .filter((file) => sample.illustrations.includes(fingerprint(shapeOf(file))))
    .map(({ path }) => ({
      file: path,
      line: null,
      text: "Drawn for a project of the sample.",
      todo: "Delete it.",
    }));
}

function descriptions(project: Project): readonly Place[] {
  return [...project.records].flatMap(([file, { exports }]) => {
    const { description } = exports;
    if (typeof description !== "string") return [];
    if (description.length >= 70 && description.length <= 155) return [];
    return [
      {
        file,
        line: lineOf(project, file, "export const description"),
        text: `The description has ${description.length} characters.`,
        todo: "Write 70 to 155.",
      },
    ];
  });
}

function form(project: Project): readonly Place[] {
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

function legal(project: Project): readonly Place[] {
  const file = "src/layout/content.ts";
  const exports = project.records.get(file)?.exports;
  const links = exports?.["legalLinks"] ?? property(exports?.["footer"], "legal");
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

/** The holder of the sample's code stays in the file, as its license asks; yours is missing. */
function license(project: Project, sample: Sample): readonly Place[] {
  const lines = project.texts.find(({ path }) => path === "LICENSE")?.lines ?? [];
  const holders = lines.filter((line) => /^copyright\b/i.test(line.trim()));
  if (holders.length === 0 || holders.some((line) => !line.includes(sample.name))) return [];
  return [
    {
      file: "LICENSE",
      line: lines.indexOf(holders[0] ?? "") + 1,
      text: "The only copyright is the sample's.",
      todo: "Add a line for your company; this one stays with the code.",
    },
  ];
}

function specification({ paths }: Project): readonly Place[] {
  const file = "tests/specification";
  if (!paths.some((path) => path.startsWith(`${file}/`))) return [];
  return [
    { file, line: null, text: "These tests hold for the sample only.", todo: "Delete the folder." },
  ];
}

function palette(project: Project, sample: Sample): readonly Place[] {
  const pattern = new RegExp(sample.colors.join("|"), "gi");
  const found = matches(project, /^src\/site\/brand\.ts$/, pattern);
  return say(found, (match) => `${match} is a color of the sample.`, "Choose your own.");
}

function claims(project: Project, sample: Sample): readonly Place[] {
  const found = matches(project, worded, anyOf(sample.claims));
  return say(found, (match) => `The sample says ${match}.`, "Check that it's true of you.");
}

function packageName(project: Project, sample: Sample): readonly Place[] {
  const pattern = new RegExp(`"name": ".*${sample.name}.*"`, "gi");
  const todo = "Rename it with npm pkg set name=...";
  return say(
    matches(project, /^package\.json$/, pattern),
    () => "It's named after the sample.",
    todo,
  );
}

function spelling({ texts }: Project): readonly Place[] {
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
