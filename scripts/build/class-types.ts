/*
 * Writes types of all CSS modules, so that a class name that its style sheet does not have is a type
 * error. npm run dev keeps them up to date (vite.config.ts).
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { preprocessCSS, resolveConfig } from "vite";
import { textsIn } from "../lib/files-below.ts";

/** A second root of sources, in `rootDirs` of tsconfig.json. */
const folder = "build/class-types";

/** Writes the type of one CSS module, an object of its class names. Vite's `getJSON` calls it. */
export function writeClassType(file: string, classes: Readonly<Record<string, string>>): void {
  const path = join(folder, `${relative(".", file)}.d.ts`);
  const names = Object.keys(classes).map((name) => JSON.stringify(name));
  const type = `Readonly<Record<${names.join(" | ") || "never"}, string>>`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `declare const styles: ${type};\nexport default styles;\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  rmSync(folder, { recursive: true, force: true });
  const modules = { getJSON: writeClassType };
  const config = await resolveConfig({ configFile: false, css: { modules } }, "serve");
  for (const [file, css] of textsIn(["site", "src"], /\.module\.css$/)) {
    await preprocessCSS(css, resolve(file), config);
  }
}
