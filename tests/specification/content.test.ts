import { expect, test } from "vitest";

/*
 * Every record of a content.ts names its type, so that the compiler finds a misspelled field in the line where it
 * is. It is a rule of the sample: the records of an owner's own page needn't.
 */

const sources = import.meta.glob<string>("../../src/pages/**/content.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

test.each(Object.entries(sources))("%s names the types of its records", (_, text) => {
  const records = text.match(/^export const (?!description\b)\w+ = [\s\S]*?^[}\])].*;$/gm) ?? [];
  expect(records.length).toBeGreaterThan(0);
  expect(records.filter((record) => !record.includes(" satisfies "))).toEqual([]);
});
