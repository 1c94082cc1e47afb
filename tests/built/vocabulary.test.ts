import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dataBlockOf } from "./data";
import { pages } from "./pages";

/** Inside the project, for the compiler to find schema.org's types; gone after the tests. */
mkdirSync("build", { recursive: true });
const folder = mkdtempSync(resolve("build", "vocabulary-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says against blocks of data, each a line of a file. */
function complaints(name: string, blocks: readonly string[]): string[] {
  const file = join(folder, `${name}.ts`);
  const lines = blocks.map((block, index) => `export const page${index}: Graph = ${block};`);
  writeFileSync(file, ['import type { Graph } from "schema-dts";', ...lines].join("\n"));
  const flags = "--noEmit --ignoreConfig --strict --skipLibCheck --pretty false".split(" ");
  const modules = "--module esnext --moduleResolution bundler --types node".split(" ");
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const words = [compiler, ...flags, ...modules, file];
  const { stdout, status } = spawnSync(process.execPath, words, { encoding: "utf8" });
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler did not run: ${stdout}`);
  return errors;
}

test("search engines know every word of what the pages tell them", () => {
  const blocks = pages.map(({ html }) => dataBlockOf(html));
  expect(complaints("pages", blocks)).toEqual([]);
}, 60_000);

test("a word that they do not know is noticed", () => {
  const graph = (...things: object[]) =>
    JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  const unknown = [
    graph({ "@type": "Person", name: "A", position: "CEO" }),
    graph({ "@type": "Offer", priceSpecification: { "@type": "UnitPriceSpecification", from: 6 } }),
    graph({ "@type": "Firm", name: "A" }),
    graph({ "@type": "ProfessionalService", address: { "@type": "PostalAddress", zip: "63102" } }),
  ];
  const lines = complaints("unknown", unknown).map((error) => /\((\d+),/.exec(error)?.[1]);
  expect(lines).toEqual(["2", "3", "4", "5"]);
}, 60_000);
