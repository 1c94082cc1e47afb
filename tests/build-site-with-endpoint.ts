/*
 * Builds a copy of the site with an endpoint for messages, for contact-form-delivery.spec.ts. A part of
 * npm run test:browser.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { endpoint, folder } from "./site-with-endpoint";

/** What a build needs. `public` is there only if an owner has added files. */
const sources = [
  "src",
  "scripts",
  "index.html",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  ...(existsSync("public") ? ["public"] : []),
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");

const record = join(folder, "src/site/company.ts");
const original = readFileSync(record, "utf8");
const changed = original.replace(/(const messageEndpoint:[^=]+=)[^;]*;/, `$1 "${endpoint}";`);
if (changed === original) throw new Error(`There is no messageEndpoint in ${record}`);
writeFileSync(record, changed);

execFileSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts", "--fast"], {
  cwd: folder,
  stdio: "inherit",
});
