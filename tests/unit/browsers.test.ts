import { readFileSync } from "node:fs";
import { resolveConfig } from "vite";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const [, section = ""] = read("docs/reliability.md").split("\n## Browsers\n");

test("the build's target is the list of browsers in docs/reliability.md", async () => {
  const rows = [...section.matchAll(/^\| ([\w, ]+) \| ([\d.]+) \|$/gm)];
  const listed = rows.flatMap(([, names = "", version = ""]) =>
    names.split(", ").map((name) => name.toLowerCase() + version),
  );
  const { build } = await resolveConfig({}, "build");
  expect(build.target).toEqual(listed);
});
