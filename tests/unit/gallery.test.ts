import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const componentsIn = (folder: string) =>
  readdirSync(folder).filter((file) => file.endsWith(".tsx"));

test("the gallery has examples of every section", () => {
  expect(componentsIn("gallery/sections")).toEqual(componentsIn("src/sections"));
});
