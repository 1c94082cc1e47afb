import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { type documents, read } from "./site";

const manifest: Manifest = JSON.parse(readFileSync("build/site-manifest.json", "utf8"));

/** Size in bytes with brotli, or of the file itself if it has no .br. */
export function sentBytes(file: string): number {
  try {
    return read(`${file}.br`).length;
  } catch {
    return read(file).length;
  }
}

const compressed = (text: string) => brotliCompressSync(text).length;

/** Files of modules and of all chunks they import, each once. */
function scriptsOf(modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((module) => {
    const chunk = manifest[module];
    if (!chunk || seen.has(module)) return [];
    seen.add(module);
    return [chunk.file, ...scriptsOf(chunk.imports ?? [], seen)];
  });
}

/** Modules of the islands in a document. Throws if an island is not listed here. */
function islandChunks(html: string): string[] {
  const chunks = {
    "contact-form": "contact",
    "project-tabs": "watch-tabs",
    // Too small for a chunk of its own; see vite.config.ts.
    "hosted-image": "preload",
  };
  return [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => {
    const wanted = Object.entries(manifest).find(
      ([, chunk]) => chunk.name === chunks[name as keyof typeof chunks],
    );
    if (!wanted) throw new Error(`No chunk for data-island="${name}"`);
    return wanted[0];
  });
}

/** What a browser fetches for a document. */
export type Weight = {
  /** Bytes with brotli. */
  readonly document: number;
  /** Files fetched at once. */
  readonly firstScripts: readonly string[];
  /** Files fetched in all once the visitor interacts, with the first ones. */
  readonly allScripts: readonly string[];
  readonly fonts: readonly string[];
  /** Tags that block the first paint. */
  readonly blocking: readonly string[];
};

/** Lists what a browser fetches for a built document. */
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
      ...(html.match(/<script(?![^>]*(?: defer|type="(?:module|application\/ld\+json)"))[^>]*>/g) ??
        []),
    ],
  };
}

/** Total size of files in bytes, with brotli. */
export const together = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sentBytes(file), 0);

/** The five largest of some files with their sizes, for a message. */
export const heaviest = (files: readonly string[]): string =>
  files
    .map((file) => [sentBytes(file), file] as const)
    .sort(([a], [b]) => b - a)
    .slice(0, 5)
    .map(([bytes, file]) => `${bytes} ${file}`)
    .join(", ");

/** Compressed bytes that each part of a document adds, for a message. */
export function bytesByPart(html: string): string {
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
