import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { checks } from "../../scripts/ready/checks";
import { type Project, readProject } from "../../scripts/ready/project";
import { sample } from "../../scripts/ready/sample";

let project: Project;

beforeAll(async () => {
  project = await readProject(process.cwd());
});

/** What a check finds, by its id. */
const found = (id: string) => checks.find((check) => check.id === id)?.find(project, sample);

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

test.each(
  checks
    .map(({ id }) => id)
    .filter((id) => !["unreadable", "descriptions", "spelling"].includes(id)),
)("check:ready finds the sample's %s", async (id) => {
  expect(await found(id)).not.toEqual([]);
});

test("check:ready knows every portrait and project illustration of the sample", async () => {
  const files = async (id: string) => (await found(id))?.map(({ file }) => file);
  expect(await files("portraits")).toEqual(filesIn("src/assets/people", ".png"));
  expect(await files("illustrations")).toEqual(filesIn("src/assets/projects", ".svg"));
});

test.each([sample.street, ...sample.places, ...sample.claims, ...Object.keys(sample.people)])(
  "the sample's texts still contain %s",
  (fact) => {
    const texts = project.texts.filter(({ path }) => /^src\/(?:site|pages)\//.test(path));
    expect(texts.some(({ lines }) => lines.some((line) => line.includes(fact)))).toBe(true);
  },
);

test.each(sample.projects)("the sample's project %s is still known by its title", (title) => {
  const lines = project.texts.flatMap((text) => (text.path.startsWith("src/") ? text.lines : []));
  expect(lines.some((line) => line.includes(`title: "${title}"`))).toBe(true);
});
