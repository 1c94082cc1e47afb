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

test("one font file of at most 14 kB is preloaded", () => {
  expect(fonts).toHaveLength(1);
  expect(read(fonts[0] ?? "").length).toBeLessThanOrEqual(14_000);
  for (const { html } of documents) expect(html).toContain(`rel="preload" href="/${fonts[0]}"`);
});
