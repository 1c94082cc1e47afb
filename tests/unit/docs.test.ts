import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { expect, test } from "vitest";

const files = [".", "src", "gallery", "scripts", "tests", "deploy", "docs"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" }).map((file) =>
      join(folder, file.replaceAll("\\", "/")),
    ),
  )
  // Those of tests/engines.
  .filter((file) => !file.includes("/node_modules/"));
const ignored = readFileSync(".gitignore", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Of a page, portraits or the sample's tests, which an owner may remove or add, only what is in a folder that is there. */
const removable = /^(?:src\/pages\/(?:sections|.+(?=\/))|src\/assets\/people|tests\/specification)/;
const exists = (path: string) =>
  files.some((file) => `/${file}`.endsWith(`/${path}`)) ||
  ignored.includes(path) ||
  removable.exec(path)?.every((folder) => !existsSync(folder));
const isTest = (name: string) => exists(`tests/${name}.spec.ts`) || exists(`tests/${name}.test.ts`);
const isDecision = (name: string) => files.some((file) => file.includes(`decisions/${name}-`));

/** What a text names: files, folders, tests in text and alone in the last column of a table, commands, decisions. */
const names: ReadonlyArray<readonly [RegExp, (name: string) => boolean | undefined]> = [
  [/(?<![\w/.*@~<>{-])(?:\.+\/)*(\w[\w./-]*\.(?:tsx?|mjs|css|md|jsonc?|conf|toml))\b/g, exists],
  [/(?<![\w/.-])((?:src|gallery|scripts|tests|deploy|docs)(?:\/[\w-]+)+)(?![\w./*<-])/g, exists],
  [/`((?:unit|dist|server)\/[a-z-]+)`/g, isTest],
  [/(?<=\| (?:`[a-z/-]+`, )*)`((?!tests)[a-z/-]+)`(?=(?:, `[a-z/-]+`)* \|$)/gm, isTest],
  [/npm run (?:--silent )?(\w[\w-]*(?::[\w-]+)*)/g, (name) => name in scripts],
  [/decisions? (\d{4})/g, isDecision],
];

test("files, tests, commands and decisions that docs and comments name exist", () => {
  const missing = files.flatMap((file) => {
    if (!/\.(?:md|tsx?|mjs|css)$/.test(file) || /(?:CHANGELOG|content)\.md$/.test(file)) return [];
    const text = readFileSync(file, "utf8");
    const comments = text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? [];
    const words = file.endsWith(".md") ? text : comments.join("\n");
    return names
      .flatMap(([name, isThere]) =>
        [...words.matchAll(name)].filter(([, found = ""]) => !isThere(found)),
      )
      .map(([name]) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
