import { describe, expect, test } from "vitest";
import { heaviest, sentBytes, spending, together, weigh } from "./budget";
import { builtFiles, documents } from "./site";

const pages = documents.map((document) => ({ ...document, weight: weigh(document) }));

// Pictures depend on the screen: tests/every-page.spec.ts.
describe.each(pages)("$file", ({ html, weight }) => {
  test("fits the first round trip of a connection, and waits for nothing else", () => {
    const spent = weight.document > 14_600 ? spending(html) : "";
    expect(weight.document, `spent on ${spent}`).toBeLessThanOrEqual(14_600);
    expect(weight.blocking).toEqual([]);
  });

  test("costs at most 1.5 kB of script before the visitor acts, and 70 kB in all", () => {
    const { firstScripts, allScripts } = weight;
    expect(together(firstScripts), heaviest(firstScripts)).toBeLessThanOrEqual(1_500);
    expect(together(allScripts), heaviest(allScripts)).toBeLessThanOrEqual(70_000);
  });

  test("has one font of at most 14 kB", () => {
    expect(weight.fonts).toHaveLength(1);
    expect(together(weight.fonts)).toBeLessThanOrEqual(14_000);
  });
});

test.each(builtFiles.filter((file) => /^assets\/page-.*\.js$/.test(file)))(
  "%s, one page's own script, is at most 6 kB",
  (file) => {
    expect(sentBytes(file)).toBeLessThanOrEqual(6_000);
  },
);
