import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingRequirement } from "../../scripts/requirements.mjs";

const refused = /^Node [\d.]+ can't build this site\./;

test.each([
  ["18.20.8", "site", refused],
  ["20.18.3", "site", refused],
  ["20.19.0", "site", undefined],
  ["21.7.3", "site", refused],
  ["22.11.0", "site", refused],
  ["22.12.0", "site", undefined],
  ["24.0.0", "Café & co (1)", undefined],
  ["24.0.0", "C# sites", /Rename the folder without #\.$/],
])("Node %s in a folder named %s: %s", (node, folder, message) => {
  const missing = missingRequirement(node, `/home/ada/${folder}`);
  if (message) expect(missing).toMatch(message);
  else expect(missing).toBeUndefined();
});

test("npm and the first pages name the same versions of Node", () => {
  const engines = '"node": "^20.19 || ^22.12 || >=24"';
  for (const file of ["package.json", "package-lock.json"]) {
    expect(readFileSync(file, "utf8")).toContain(engines);
  }
  for (const file of ["README.md", "CONTRIBUTING.md"]) {
    expect(readFileSync(file, "utf8")).toContain("Node 20.19, 22.12, or 24 and newer");
  }
});
