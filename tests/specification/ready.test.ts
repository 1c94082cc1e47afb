import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checks, notes } from "../../scripts/ready/checks";
import { filesIn } from "../../scripts/ready/project";
import { sample } from "../../scripts/ready/sample";
import { legalLinks } from "../../src/layout/content";
import { company } from "../../src/site/company";
import { delivery } from "../../src/site/delivery";
import { routes } from "../../src/site/routes";

const project = {
  ...filesIn("."),
  ...{ company, delivery, legalLinks, accepted: [] },
  targets: routes.map(({ target }) => target),
};

/** What a check finds, by its id. */
const all = [...checks, ...notes];
const found = (id: string) => all.find((check) => check.id === id)?.find(project, sample);

/** What the finished sample has nothing of. */
const nothing = ["pages", "files", "mentions", "announcement", "spelling"];

test.each(all.map(({ id }) => id))("check:ready knows the sample's %s", (id) => {
  expect(found(id)?.length === 0).toBe(nothing.includes(id));
});

test("check:ready knows every portrait, project illustration and page of the sample", () => {
  for (const [id, folder] of [
    ["portraits", "src/assets/people"],
    ["illustrations", "src/assets/projects"],
  ] as const) {
    const pictures = readdirSync(folder).filter((file) => /\.(?:png|svg)$/.test(file));
    expect(found(id)?.map(({ file }) => file)).toEqual(pictures.map((file) => `${folder}/${file}`));
  }
  const kept = ["home", "about", "contact"];
  expect(project.targets).toEqual(expect.arrayContaining(Object.keys(sample.pages)));
  expect(Object.keys(sample.pages)).toHaveLength(22 - kept.length);
});

test.each([
  ...[sample.street, ...sample.places, ...Object.keys(sample.people)],
  ...Object.keys(sample.projects).map((title) => `title: "${title}"`),
])("the sample's texts still contain %s", (fact) => {
  const files = [...project.texts].filter(([file]) => /^src\/(?:site|pages)\//.test(file));
  expect(files.some(([, lines]) => lines.join("\n").includes(fact))).toBe(true);
});
