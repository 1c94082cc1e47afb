import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/lib/files-below";

/** Words that are read out or shown, in quotes. */
const words = /\b(?:aria-label|aria-description|alt|title|placeholder)="[^"]*\p{L}/u;

// Those between tags are named by Biome: noJsxLiterals in biome.json.
test("the engine's components take words from site, also for screen readers", () => {
  const found = filesBelow("src").flatMap((file) =>
    readFileSync(`src/${file}`, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        words.test(line) ? `src/${file}:${index + 1}: ${line.trim()}` : [],
      ),
  );
  expect(found, "Write them in site/words, in every company's language.").toEqual([]);
});
