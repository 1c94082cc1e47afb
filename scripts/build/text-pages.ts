import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { folderOf, routes } from "../../src/site/routes.ts";
import { mistakesInText } from "./markdown/find-mistakes.ts";
import { readText } from "./markdown/read-text.ts";
import { writeMetadata, writeModule } from "./markdown/write-module.ts";

/**
 * Compiles Markdown files to modules of React elements, so that no Markdown is parsed in the browser. With
 * the query "metadata" a module has the front matter only. A file with mistakes stops the build.
 */
export const textPages = (): Plugin => ({
  name: "text-pages",
  enforce: "pre",
  load(id) {
    const [path = "", query = ""] = id.split("?");
    if (!path.endsWith(".md") || !["", "metadata"].includes(query)) return;
    this.addWatchFile(path);
    const text = readText(readFileSync(path, "utf8"));
    if (query) return javaScript(writeMetadata(text));
    const file = relative(process.cwd(), path).replaceAll("\\", "/");
    const route = routes.find((one) => dirname(file) === `src/pages/${folderOf(one)}`);
    const mistakes = mistakesInText(text, file, route?.title);
    if (mistakes.length > 0) {
      this.error(mistakes.map((mistake) => `${file}:${mistake.line}: ${mistake.text}`).join("\n"));
    }
    return javaScript(writeModule(text));
  },
});

const javaScript = (code: string) => ({ code, map: null, moduleType: "js" }) as const;
