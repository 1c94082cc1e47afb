import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

describe.each([".", "tests/engines"])("in %s", (folder) => {
  test("every dependency is one exact version", () => {
    const { dependencies, devDependencies } = json(`${folder}/package.json`);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  test("the lock file has a hash for every package", () => {
    const { "": _, ...packages }: Record<string, { integrity?: string }> = json(
      `${folder}/package-lock.json`,
    ).packages;
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    for (const [name, { integrity }] of Object.entries(packages)) {
      expect(integrity, name).toMatch(/^sha512-/);
    }
  });
});
