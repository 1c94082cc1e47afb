import { describe, expect, test } from "vitest";
import { builtFiles, documents, read } from "./site";

/** Bytes a server sends that answers with brotli. */
const brotli = (file: string) => read(`${file}.br`).length;
const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + brotli(file), 0);

const scripts = builtFiles.filter((file) => file.endsWith(".js"));
const pageScripts = scripts.filter((file) => file.startsWith("assets/page-"));

test.each(pageScripts)("%s, one page's own script, is at most 6 kB", (file) => {
  expect(brotli(file)).toBeLessThanOrEqual(6_000);
});

test("a visitor who acts gets at most 70 kB of script on the largest page", () => {
  const shared = scripts.filter((file) => !pageScripts.includes(file));
  const bytes = sum(shared) + Math.max(...pageScripts.map(brotli));
  expect(bytes).toBeLessThanOrEqual(70_000);
});

describe.each(documents)("$file", ({ html }) => {
  test("loads at most 4.5 kB of script before the visitor acts", () => {
    const named = [
      ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="\/([^"]+)"/g),
    ];
    expect(sum(named.map(([, file = ""]) => file))).toBeLessThanOrEqual(4_500);
  });
});
