/*
 * Builds a copy of the site with an endpoint for messages, for contact-form-delivery.spec.ts, and with an announcement,
 * for every-page.spec.ts. A part of npm run test:browser.
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
// Stops where there is no dist/ yet.
import "./dist/site";
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

setRecord("src/site/company.ts", "messageEndpoint", endpoint);
setRecord("src/layout/content.ts", "announcement", {
  text: "Our office is closed on Friday.",
  lastDay: "2999-12-31",
});

/** Gives a constant of the copy another value. */
function setRecord(file: string, name: string, value: unknown): void {
  const path = join(folder, file);
  const original = readFileSync(path, "utf8");
  const start = new RegExp(`(const ${name}:[^=]+=)[^;]*;`);
  if (!start.test(original)) throw new Error(`There is no ${name} in ${path}`);
  writeFileSync(path, original.replace(start, `$1 ${JSON.stringify(value)};`));
}

execFileSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts", "--fast"], {
  cwd: folder,
  stdio: "inherit",
});
