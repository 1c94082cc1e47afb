import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dataBlockOf } from "./data";
import { pages } from "./pages";

/** A temporary folder inside the project, because the compiler looks for schema-dts above the file. */
mkdirSync("build", { recursive: true });
const folder = mkdtempSync(resolve("build", "schema-org-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Type errors by block name: each block of structured data is compiled as schema-dts's Graph. */
function typeErrorsOf(blocks: ReadonlyMap<string, string>): Map<string, string> {
  const file = join(folder, "blocks.ts");
  const names = [...blocks.keys()];
  const lines = [...blocks.values()].map(
    (block, index) => `export const block${index}: Graph = ${block};`,
  );
  writeFileSync(file, ['import type { Graph } from "schema-dts";', ...lines].join("\n"));
  const flags = "--noEmit --ignoreConfig --strict --skipLibCheck --pretty false".split(" ");
  const modules = "--module esnext --moduleResolution bundler --types node".split(" ");
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const words = [compiler, ...flags, ...modules, file];
  const { stdout, status } = spawnSync(process.execPath, words, { encoding: "utf8" });
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler did not run: ${stdout}`);
  // The first line of the file is the import.
  return new Map(
    errors.map((error) => [names[Number(/\((\d+),/.exec(error)?.[1]) - 2] ?? "", error]),
  );
}

const graph = (...things: object[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things });
/** Blocks that must be refused, to prove that the check works. */
const unknown = new Map([
  ["unknown property", graph({ "@type": "Person", name: "A", position: "CEO" })],
  [
    "unknown property of a part",
    graph({ "@type": "Offer", priceSpecification: { "@type": "UnitPriceSpecification", from: 6 } }),
  ],
  ["unknown type", graph({ "@type": "Firm", name: "A" })],
  [
    "unknown property of an address",
    graph({ "@type": "ProfessionalService", address: { "@type": "PostalAddress", zip: "63102" } }),
  ],
]);

test("structured data has only types and properties of schema.org", () => {
  const blocks = pages.map(({ path, html }) => [path, dataBlockOf(html)] as const);
  const found = typeErrorsOf(new Map([...blocks, ...unknown]));
  expect([...found].filter(([name]) => !unknown.has(name))).toEqual([]);
  expect([...found.keys()]).toEqual([...unknown.keys()]);
}, 60_000);
