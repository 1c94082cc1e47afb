import { expect, test } from "vitest";
import { builtFiles, read } from "./site";

/** Soft hyphen, zero-width space, word joiner, byte order mark. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Where a text has such characters: "Wi-[U+2060]". */
const unseenIn = (text: string) =>
  [...text.matchAll(unseen)].map(({ 0: character, index }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `${text.slice(Math.max(0, index - 20), index)}[U+${code}]`;
  });

const textFiles = builtFiles.filter((file) =>
  /\.(?:html|txt|js|css|svg|xml|webmanifest)$/.test(file),
);

// They would be copied with the text, and search engines would get them.
test("no text has an invisible character", () => {
  const found = textFiles.flatMap((file) =>
    unseenIn(read(file).toString()).map((place) => `${file}: ${place}`),
  );
  expect(found).toEqual([]);
  expect(textFiles).toContain("llms.txt");
});
