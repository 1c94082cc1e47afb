/*
 * Builds copies of the site that have grown, and says what that costs: npm run bench:growth. Ten and
 * a hundred times the portfolio, and 200 more pages. Writes nothing into the project.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cacheFolder } from "../build/cache";
import { table } from "./table";

/** What a build needs. `public` is there only if an owner has added files. */
const parts = [
  "src",
  "scripts",
  "index.html",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  ...(existsSync("public") ? ["public"] : []),
];
const watched = ["index", "microsoft/azure", "portfolio", "software/ai-consulting"];

/** Changes a file of a copy. Throws if nothing in it changed. */
function change(copy: string, file: string, edit: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  const after = edit(before);
  if (before === after) throw new Error(`Nothing to grow in ${file}`);
  writeFileSync(path, after);
}

const growPortfolio = (times: number) => (copy: string) =>
  change(copy, "src/pages/portfolio/content.ts", (text) =>
    text.replace(
      /projects: (\w+)/g,
      `projects: Array.from({ length: ${times} }, (_, copy) => $1.map((project) => ({ ...project, title: \`\${project.title} \${copy}\` }))).flat()`,
    ),
  );

const addPages = (count: number) => (copy: string) => {
  const names = Array.from({ length: count }, (_, index) => `more-${index}`);
  for (const name of names) {
    cpSync(join(copy, "src/pages/software/ai-consulting"), join(copy, "src/pages", name), {
      recursive: true,
    });
  }
  const rows = names.map((name) => `["/${name}", "${name}", "${name}"],`);
  change(copy, "src/site/routes.ts", (text) =>
    text.replace("] as const satisfies", `${rows.join("\n")}\n] as const satisfies`),
  );
};

function build(name: string, grow: (copy: string) => void) {
  const copy = mkdtempSync(join(tmpdir(), "grown-site-"));
  try {
    for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
    grow(copy);
    // A first build: nothing is kept from an earlier one.
    rmSync(cacheFolder, { recursive: true, force: true });
    const began = Date.now();
    execFileSync("npm", ["run", "--silent", "build"], { cwd: copy, stdio: "pipe" });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const bytes = watched.map((page) => [
      page,
      readFileSync(join(copy, "dist", `${page}.html.br`)).length,
    ]);
    console.log(`${name}: ${seconds} s`);
    return { site: name, "build, s": seconds, ...Object.fromEntries(bytes) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

console.log(
  table([
    build("as it is", () => {}),
    build("10 × the portfolio", growPortfolio(10)),
    build("100 × the portfolio", growPortfolio(100)),
    build("100 more pages", addPages(100)),
    build("200 more pages", addPages(200)),
  ]),
);
