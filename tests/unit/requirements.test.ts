import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingRequirement } from "../../scripts/requirements.mjs";

test.each(["18.20.8", "20.18.3", "21.7.3", "22.11.0", "23.11.1"])("Node %s is refused", (node) => {
  expect(missingRequirement(node, "/home/ada/site")).toMatch(`Node ${node} can't build this site.`);
});

test.each(["20.19.0", "22.12.0", "22.21.1", "24.0.0", "25.2.0"])("Node %s is accepted", (node) => {
  for (const folder of ["/home/ada/our site", "/home/ada/Café & co (1)", "C:\\sites\\it's"]) {
    expect(missingRequirement(node, folder)).toBeUndefined();
  }
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

test.each(["C# sites", "50% done", "[x]", "{old}", "why?"])(
  "a project in a folder named %s is refused",
  (name) => {
    expect(missingRequirement("24.0.0", `/home/ada/${name}`)).toMatch(
      /Rename the folder without .\./,
    );
  },
);
