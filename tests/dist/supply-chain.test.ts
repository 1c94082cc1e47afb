import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { thirdPartyList } from "../../scripts/build/third-party-list";

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("THIRD-PARTY.md lists what is shipped (npm run third-party)", () => {
  expect(readFileSync("THIRD-PARTY.md", "utf8")).toBe(thirdPartyList());
});

test("THIRD-PARTY.md lists the versions that logos were copied from", () => {
  const note = readFileSync("src/assets/logos/README.md", "utf8");
  const list = thirdPartyList();
  const versions = [...note.matchAll(/version (\d+\.\d+\.\d+)/g)].map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(list).toContain(`| ${version} | logos`);
});

test("every dependency is one exact version", () => {
  const { dependencies, devDependencies, overrides } = json("package.json");
  const versions: string[] = [];
  JSON.stringify({ dependencies, devDependencies, overrides }, (_, value) => {
    if (typeof value === "string") versions.push(value);
    return value;
  });
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("the lock file has a hash and an https address for every package", () => {
  type Locked = { integrity?: string; resolved?: string; link?: boolean };
  const { "": _, ...packages }: Record<string, Locked> = json("package-lock.json").packages;
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [name, { integrity, resolved, link }] of Object.entries(packages)) {
    expect(integrity, name).toMatch(/^sha512-/);
    if (resolved) expect(resolved, name).toMatch(/^https:/);
    expect(link, name).toBeUndefined();
  }
});

test("dependencies that ask for a tag such as latest are pinned by an override", () => {
  type Locked = { dependencies?: Record<string, string> };
  const packages: Record<string, Locked> = json("package-lock.json").packages;
  const { overrides = {} } = json("package.json");
  const loose = Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([, range]) => /^[a-z]+$/i.test(range))
      .map(([name]) => [path.replace(/.*node_modules\//, ""), name] as const),
  );
  expect(loose.filter(([parent, name]) => !overrides[parent]?.[name])).toEqual([]);
});
