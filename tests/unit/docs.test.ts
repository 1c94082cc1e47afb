import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { afterAll, expect, test } from "vitest";
import { articleFields, isArticle } from "../../scripts/build/article-files";
import { readText } from "../../scripts/build/text-pages";
import { pathTo } from "../../src/lib/routes";
import { docExamples } from "../doc-examples";

const files = [".", "site", "src", "gallery", "scripts", "tests", "deploy", "docs"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" }).map((file) =>
      join(folder, file.replaceAll("\\", "/")),
    ),
  )
  // Those of tests/engines.
  .filter((file) => !file.includes("/node_modules/"));
const ignored = readFileSync(".gitignore", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Of sections that an owner's pages share, and of a page, which an example may invent, only what is in a folder that is there. */
const addable = /^site\/pages\/(?:sections|.+(?=\/))/;
const exists = (path: string) =>
  files.some((file) => `/${file}`.endsWith(`/${path}`)) ||
  ignored.includes(path) ||
  addable.exec(path)?.every((folder) => !existsSync(folder));
const isTest = (name: string) => exists(`tests/${name}.spec.ts`) || exists(`tests/${name}.test.ts`);
const isDecision = (name: string) => files.some((file) => file.includes(`decisions/${name}-`));

/** What a text names: files, folders, tests in text and alone in the last column of a table, commands, decisions. */
const names: ReadonlyArray<readonly [RegExp, (name: string) => boolean | undefined]> = [
  [/(?<![\w/.*@~<>{-])(?:\.+\/)*(\w[\w./-]*\.(?:tsx?|mjs|css|md|jsonc?|conf|toml))\b/g, exists],
  [
    /(?<![\w/.-])((?:site|src|gallery|scripts|tests|deploy|docs)(?:\/[\w-]+)+)(?![\w./*<-])/g,
    exists,
  ],
  [/`((?:unit|dist|server)\/[a-z-]+)`/g, isTest],
  [/(?<=\| (?:`[a-z/-]+`, )*)`((?!tests|site)[a-z/-]+)`(?=(?:, `[a-z/-]+`)* \|$)/gm, isTest],
  [/npm run (?:--silent )?(\w[\w-]*(?::[\w-]+)*)/g, (name) => name in scripts],
  [/decisions? (\d{4})/g, isDecision],
];

// Docs name pages and records of the sample, which an owner may delete.
const inSample = existsSync("site/specification");
test.runIf(inSample)(
  "what docs and comments name exists: files, tests, commands, decisions",
  () => {
    const missing = files.flatMap((file) => {
      if (!/\.(?:md|tsx?|mjs|css)$/.test(file) || /(?:CHANGELOG|content)\.md$/.test(file))
        return [];
      const text = readFileSync(file, "utf8");
      const comments = text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? [];
      // Messages name docs, too.
      const docs = file.startsWith("tests/") ? [] : (text.match(/docs\/[\w-]+\.md/g) ?? []);
      const words = file.endsWith(".md") ? text : [...comments, ...docs].join("\n");
      return names
        .flatMap(([name, isThere]) =>
          [...words.matchAll(name)].filter(([, found = ""]) => !isThere(found)),
        )
        .map(([name]) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  },
);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

test("anchors in links between docs are those of headings", () => {
  const docs = files.filter((file) => /^(?:docs\/)?[\w-]+\.md$/.test(file));
  const wrong = docs.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\(([\w./-]*\.md)?#([^)]+)\)/g)].flatMap(
      ([link, path, anchor]) => {
        const target = readFileSync(path ? join(dirname(file), path) : file, "utf8");
        const headings = target.match(/(?<=^#+ ).+/gm) ?? [];
        return headings.map(anchorOf).includes(`${anchor}`) ? [] : `${file}: ${link}`;
      },
    ),
  );
  expect(wrong).toEqual([]);
});

test("an example in the docs that can be checked names its file", () => {
  const unnamed = readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) =>
      readFileSync(`docs/${name}`, "utf8").match(/```(?!sh)\w+\n *(?:---|import|export).*/g),
    );
  expect(unnamed.filter(Boolean)).toEqual([]);
});

/** The examples lie there by their sections, each in its file. */
const folder = "build/doc-examples";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An example in the file that it names: beside what is there, in place of what has its name. */
function inItsFile({ file, code }: (typeof docExamples)[number]): string {
  const [, imports = "", markup] = /^(.*?)(<.*)$/s.exec(code) ?? [];
  if (file.endsWith(".tsx") && markup && !code.includes("export")) {
    return `${imports}\nexport const markup = <>${markup}</>;`;
  }
  const own = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, name] = /^export const (\w+)/m.exec(code) ?? [];
  // What the file imports already.
  const imported = new Set(
    own
      .match(/^import [^;]*;/gm)
      ?.join()
      .match(/\w+/g),
  );
  const rest = code.replace(/^import type \{([^}]*)\}/gm, (_, names: string) => {
    const missing = names.split(",").filter((one) => !imported.has(one.trim()));
    return `import type {${missing}}`;
  });
  return `${own.replace(new RegExp(`^export const ${name}\\b`, "m"), "export const before")}\n${rest}`;
}

test("examples in the docs have no type error", { timeout: 120_000 }, () => {
  const sections = [...new Set(docExamples.map(({ doc, heading }) => doc + heading))];
  const write = (file: string, content: string) => {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  };
  for (const example of docExamples.filter(({ file }) => /\.tsx?$/.test(file))) {
    const section = sections.indexOf(example.doc + example.heading);
    write(`${section}/${example.file}`, inItsFile(example));
  }
  // A company may have removed pages that examples link to.
  const targets = docExamples.flatMap(({ code }) => code.match(/(?<=to: )"[\w-]+"/g) ?? []);
  write(
    "targets.ts",
    `declare module "~/content-types" { interface Targets extends Record<${targets.join(" | ")}, unknown> {} }\nexport {};`,
  );
  const folders = ["../..", "../class-types", ...sections.map((_, index) => `./${index}`)];
  const compilerOptions = {
    rootDirs: folders,
    paths: { "~/site/*": ["../../site/*"], "~/*": ["../../src/*"] },
    noUnusedLocals: false,
  };
  const include = ["**/*", "../../src/**/*.d.ts", "../../src/lib/routes.ts"];
  write(
    "tsconfig.json",
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions, include }),
  );
  expect(spawnSync("npx", ["tsc", "-p", folder], { encoding: "utf8", shell: true }).stdout).toBe(
    "",
  );
});

test.each(docExamples.filter(({ file }) => /\.(?:md|json)$/.test(file)))(
  "the example of $file in $doc is right",
  ({ file, code }) => {
    if (file.endsWith(".json")) return JSON.parse(code);
    const own = code.replaceAll("(/contact", `(${pathTo("contact")}`);
    expect(readText(own, isArticle(file) ? articleFields : []).mistakes).toEqual([]);
  },
);
