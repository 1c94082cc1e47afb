import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checks } from "../../scripts/ready/checks";
import { projectIn } from "../../scripts/ready/project";
import { sample } from "../../scripts/ready/sample";
import { legalLinks } from "../../src/layout/content";
import { company, messageEndpoint } from "../../src/site/company";

const project = projectIn(".", { company, messageEndpoint, legalLinks, accepted: [] });

/** What a check finds, by its id. */
const found = (id: string) => checks.find((check) => check.id === id)?.find(project, sample);

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

test.each(checks.map(({ id }) => id).filter((id) => id !== "spelling"))(
  "check:ready finds the sample's %s",
  (id) => {
    expect(found(id)).not.toEqual([]);
  },
);

test("check:ready knows every portrait and project illustration of the sample", () => {
  const files = (id: string) => found(id)?.map(({ file }) => file);
  expect(files("portraits")).toEqual(filesIn("src/assets/people", ".png"));
  expect(files("illustrations")).toEqual(filesIn("src/assets/projects", ".svg"));
});

/** Whether a file whose path matches contains a text. */
const contain = (where: RegExp, text: string) =>
  [...project.texts].some(([file, lines]) => where.test(file) && lines.join("\n").includes(text));

test.each([sample.street, ...sample.places, ...sample.claims, ...Object.keys(sample.people)])(
  "the sample's texts still contain %s",
  (fact) => {
    expect(contain(/^src\/(?:site|pages)\//, fact)).toBe(true);
  },
);

test.each(Object.keys(sample.projects))(
  "the sample's project %s is still known by its title",
  (title) => {
    expect(contain(/^src\//, `title: "${title}"`)).toBe(true);
  },
);
