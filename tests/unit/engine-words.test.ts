import { expect, test } from "vitest";
import { textsIn } from "../../scripts/lib/files-below";

/** Words that are read out or shown, in quotes. */
const words = /\b(?:aria-label|aria-description|alt|title|placeholder)="[^"]*\p{L}/u;

// Those between tags are named by Biome: noJsxLiterals in biome.json.
test("the engine's components take words from site, also for screen readers", () => {
  const found = [...textsIn(["src"])].flatMap(([file, text]) =>
    text
      .split("\n")
      .flatMap((line, index) => (words.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(found, "Write them in site/words, in every company's language.").toEqual([]);
});
