import { readdirSync, readFileSync } from "node:fs";

/** Examples of the docs that name their file after the language, such as "```ts site/redirects.ts". */
export const docExamples = readdirSync("docs")
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => {
    const text = readFileSync(`docs/${name}`, "utf8");
    const fences = text.matchAll(/^( *)```\w+ (\S+)\n([\s\S]*?)^ *```$/gm);
    return [...fences].map(({ index, 1: indent = "", 2: file = "", 3: code = "" }) => ({
      doc: `docs/${name}`,
      heading:
        text
          .slice(0, index)
          .match(/(?<=^## ).*/gm)
          ?.at(-1) ?? "",
      file,
      code: code.replace(new RegExp(`^${indent}`, "gm"), ""),
    }));
  });
