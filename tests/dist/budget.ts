import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { type documents, read } from "./site";

const manifest: Manifest = JSON.parse(readFileSync("build/site-manifest.json", "utf8"));

/** Bytes of a built file as a server sends it that answers with brotli. */
export function sentBytes(file: string): number {
  try {
    return read(`${file}.br`).length;
  } catch {
    return read(file).length;
  }
}

const compressed = (text: string) => brotliCompressSync(text).length;

/** Files of modules and of all scripts they import, each once. */
function scriptsOf(modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((module) => {
    const chunk = manifest[module];
    if (!chunk || seen.has(module)) return [];
    seen.add(module);
    return [chunk.file, ...scriptsOf(chunk.imports ?? [], seen)];
  });
}

/** Modules behind the parts of a document that live. Throws if one is unknown here. */
function islandChunks(html: string): string[] {
  const chunks = {
    "contact-form": "contact",
    "project-tabs": "watch-tabs",
    "hosted-image": "watch-image",
  };
  return [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => {
    const wanted = Object.entries(manifest).find(
      ([, chunk]) => chunk.name === chunks[name as keyof typeof chunks],
    );
    if (!wanted) throw new Error(`No chunk for data-island="${name}"`);
    return wanted[0];
  });
}

/** What a document makes a browser fetch, with brotli where the server has it; bytes. */
export type Weight = {
  readonly document: number;
  /** Fetched at once, before the visitor does anything. */
  readonly firstScripts: readonly string[];
  /** All that is fetched once they act, the first ones included. */
  readonly allScripts: readonly string[];
  readonly fonts: readonly string[];
  /** What the first paint waits for beside the document itself. */
  readonly blocking: readonly string[];
};

/** Weighs a built document. */
export function weigh({ file, html }: (typeof documents)[number]): Weight {
  return {
    document: sentBytes(file),
    firstScripts: scriptsOf(["index.html"]),
    allScripts: scriptsOf(["index.html", "src/client/start-app.tsx", ...islandChunks(html)]),
    fonts: [...html.matchAll(/rel="preload" href="\/([^"]+\.woff2)"/g)].map(
      ([, font = ""]) => font,
    ),
    blocking: [
      ...(html.match(/<link rel="stylesheet"(?![^>]*\bdisabled)[^>]*>/g) ?? []),
      ...(html.match(/<script(?![^>]*type="(?:module|application\/ld\+json)")[^>]*>/g) ?? []),
    ],
  };
}

/** Bytes of files together. */
export const together = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sentBytes(file), 0);

/** The heaviest of some files, for a message. */
export const heaviest = (files: readonly string[]): string =>
  files
    .map((file) => [sentBytes(file), file] as const)
    .sort(([a], [b]) => b - a)
    .slice(0, 5)
    .map(([bytes, file]) => `${bytes} ${file}`)
    .join(", ");

/** What a document's bytes are spent on, for a message: the cost of each part, compressed. */
export function spending(html: string): string {
  const whole = compressed(html);
  const parts = {
    styles: /<style>.*?<\/style>/s,
    "structured data": /<script type="application\/ld\+json">.*?<\/script>/s,
    header: /<header.*?<\/header>/s,
    page: /<main.*?<\/main>/s,
    footer: /<footer(?!.*<footer).*<\/footer>/s,
  };
  return Object.entries(parts)
    .map(([name, part]) => `${name} ${whole - compressed(html.replace(part, ""))}`)
    .join(", ");
}
