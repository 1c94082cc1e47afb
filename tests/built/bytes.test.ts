import { expect, test } from "vitest";
import { builtFiles, documents, read } from "./site";

/** Bytes a server sends that answers with brotli. */
const brotli = (file: string) => read(`${file}.br`).length;

const scripts = builtFiles.filter((file) => file.endsWith(".js"));
const fonts = builtFiles.filter((file) => file.endsWith(".woff2"));

test("a table of bytes", () => {
  console.table(
    Object.fromEntries([
      ...[...documents.map(({ file }) => file), ...scripts].map((file) => [file, brotli(file)]),
      ...fonts.map((file) => [file, read(file).length]),
    ]),
  );
});

test.each(documents)("$file fits the first round trip of a connection", ({ file }) => {
  expect(brotli(file)).toBeLessThanOrEqual(14_600);
});

test("all scripts but the pages' own are at most 70 kB", () => {
  const shared = scripts.filter((file) => !file.startsWith("assets/page-"));
  const bytes = shared.reduce((sum, file) => sum + brotli(file), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(70_000);
});

test.each(scripts.filter((file) => file.startsWith("assets/page-")))(
  "%s, one page's own script, is at most 6 kB",
  (file) => {
    expect(brotli(file)).toBeLessThanOrEqual(6_000);
  },
);

test("one font file of at most 14 kB is preloaded", () => {
  expect(fonts).toHaveLength(1);
  expect(read(fonts[0] ?? "").length).toBeLessThanOrEqual(14_000);
  for (const { html } of documents) expect(html).toContain(`rel="preload" href="/${fonts[0]}"`);
});
