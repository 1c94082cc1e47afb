import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checks, notes } from "../../scripts/checks/ready/checks";
import { codeIn, ownersFiles } from "../../scripts/checks/ready/project";
import { sample } from "../../scripts/checks/ready/sample";
import { routes } from "../../src/lib/routes";
import { company } from "../company";
import { delivery } from "../delivery";
import { legalLinks } from "../words/header-and-footer";
import { sampleOnly } from "./sample";

const targets = routes.map(({ target }) => target);
const project = {
  ...ownersFiles(),
  company,
  delivery,
  legalLinks,
  targets,
  routed: [],
  published: [],
};
const allChecks = [...checks, ...notes];
const found = (id: string) => allChecks.find((check) => check.id === id)?.find(project);

/** Checks that find nothing in the finished sample. */
const passed = ["gaps", "redirects", "mentions"];

const textsIn = (folders: RegExp) =>
  [...codeIn()].flatMap(([file, lines]) =>
    folders.test(file) ? [{ file, text: lines.join("\n") }] : [],
  );

describe(sampleOnly, () => {
  const ids = allChecks.map(({ id }) => id);

  test.each(ids)("check:ready knows the sample's %s", (id) => {
    expect(found(id)?.length === 0).toBe(passed.includes(id));
  });

  test.each([
    ["portraits", "site/assets/people"],
    ["scenes", "site/assets/photos"],
    ["illustrations", "site/assets/projects"],
  ])("check:ready knows all of the sample's %s", (id, folder) => {
    const pictures = readdirSync(folder).filter((file) => /\.(?:png|svg)$/.test(file));
    expect(found(id)?.map(({ file }) => file)).toEqual(pictures.map((file) => `${folder}/${file}`));
  });

  test("check:ready knows pages and texts that the sample still has", () => {
    const others = targets.filter((target) => !/^(?:home|about|contact)$/.test(target));
    expect(Object.keys(sample.pages)).toEqual(others);
    const text = textsIn(/^site\/(?:[\w-]+\.ts$|pages\/)/)
      .map((file) => file.text)
      .join();
    const titles = Object.keys(sample.projects).map((title) => `title: "${title}"`);
    const known = [sample.street, ...sample.places, ...Object.keys(sample.people), ...titles];
    expect(known.filter((words) => !text.includes(words))).toEqual([]);
  });

  test("site has data only, so that a correction of code reaches every owner", () => {
    const modules = import.meta.glob<Record<string, unknown>>("../*.ts", {
      eager: true,
    });
    const functions = Object.entries(modules).flatMap(([file, values]) =>
      Object.keys(values).flatMap((name) => (values[name] instanceof Function ? [file] : [])),
    );
    expect(functions).toEqual([]);
  });

  // The compiler then finds a misspelled field in its line. The records of an owner's own page needn't.
  test("records of a content.ts name their types", () => {
    const record = /^export const (?!description\b)\w+(: [\s\S]*?)? = [[{]\n[\s\S]*?^[}\]](.*)/gm;
    const found = textsIn(/^site\/pages\/.*content\.ts$/).map(({ text }) => [
      ...text.matchAll(record),
    ]);
    expect(found).not.toContainEqual([]);
    const untyped = found.flat().filter(([, type, end]) => !type && !end?.includes(" satisfies "));
    expect(untyped.map(([text]) => text)).toEqual([]);
  });
});
