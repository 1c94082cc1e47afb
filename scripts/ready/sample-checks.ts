import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { leastPortraitSize } from "../build/pictures";
import {
  anyOf,
  fingerprint,
  lineOf,
  matches,
  ofCompany,
  type Place,
  published,
  toPlaces,
  worded,
} from "./places";
import type { Project, TextFile } from "./project";
import type { Sample } from "./sample";

/** The name of the sample, wherever visitors or hosts see it. */
export function name(project: Project, sample: Sample): readonly Place[] {
  const found = matches(project, published, new RegExp(`${sample.name}(?![.-]example)`, "gi"));
  return toPlaces(found, (match) => `The sample's name, ${match}.`, "Write your own.");
}

/** In a company of the same city, only the street counts. */
export function places(project: Project, sample: Sample): readonly Place[] {
  const street = sample.street;
  const moved = ofCompany(project, "address", "city") !== sample.city;
  const unchanged = ofCompany(project, "address", "street").includes(street);
  const words = moved || unchanged ? [street, ...sample.places] : [street];
  const found = matches(project, worded, anyOf(words));
  return toPlaces(found, (match) => `${match} is in the sample's region.`, "Name your own.");
}

/** The sample's mark. */
export function mark(project: Project, sample: Sample): readonly Place[] {
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
export function people(project: Project, sample: Sample): readonly Place[] {
  const firstNames = Object.entries(sample.firstNames)
    .filter(([first, last]) => {
      const namesake = new RegExp(`name: "${first} (?!${last})`);
      return matches(project, worded, namesake).length === 0;
    })
    .map(([first]) => first);
  const names = anyOf([...Object.keys(sample.people), ...firstNames]);
  const todo = "Name a person of your company.";
  return toPlaces(matches(project, worded, names), (match) => `${match} is the sample's.`, todo);
}

/** Portraits of the sample, files named after its people, and photographs that are too small. */
export async function portraits(
  { root, paths }: Project,
  sample: Sample,
): Promise<readonly Place[]> {
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
      if (Math.min(width, height) >= leastPortraitSize) return;
      return {
        ...place,
        text: `The photograph has ${width} × ${height} px.`,
        todo: `Use one of at least ${leastPortraitSize} × ${leastPortraitSize} px.`,
      };
    });
  return (await Promise.all(found)).filter((place) => place !== undefined);
}

/** Titles of the sample's projects. */
export function projects(project: Project, sample: Sample): readonly Place[] {
  const found = matches(project, worded, anyOf(sample.projects));
  const todo = "Show one of yours, or remove it.";
  return toPlaces(found, (match) => `"${match}" is the sample's.`, todo);
}

/** The part of a drawing that stays when its colors change. */
const shapeOf = ({ lines }: TextFile) =>
  [...lines.join("\n").matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join();

/** Drawings of the sample's projects, recolored ones too. */
export function illustrations({ texts }: Project, sample: Sample): readonly Place[] {
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

/** The holder of the sample's code stays in the file, as its license asks; yours is missing. */
export function license(project: Project, sample: Sample): readonly Place[] {
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

/** The tests of the sample's letter. */
export function specification({ paths }: Project): readonly Place[] {
  const file = "tests/specification";
  if (!paths.some((path) => path.startsWith(`${file}/`))) return [];
  return [
    { file, line: null, text: "These tests hold for the sample only.", todo: "Delete the folder." },
  ];
}

/** Main colors of the sample. */
export function palette(project: Project, sample: Sample): readonly Place[] {
  const pattern = new RegExp(sample.colors.join("|"), "gi");
  const found = matches(project, /^src\/site\/brand\.ts$/, pattern);
  return toPlaces(found, (match) => `${match} is a color of the sample.`, "Choose your own.");
}

/** What the sample says of itself, which may not be true of another company. */
export function claims(project: Project, sample: Sample): readonly Place[] {
  const found = matches(project, worded, anyOf(sample.claims));
  return toPlaces(found, (match) => `The sample says ${match}.`, "Check that it's true of you.");
}
