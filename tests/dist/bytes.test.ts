import { describe, expect, test } from "vitest";
import { bytesByPart, heaviest, sentBytes, together, weigh } from "./budget";
import { builtFiles, documents } from "./site";

const pages = documents.map((document) => ({ ...document, weight: weigh(document) }));

// The bytes of pictures depend on the screen: see tests/every-page.spec.ts.
describe.each(pages)("$file", ({ html, weight }) => {
  test("is at most 14,600 bytes, one round trip, and has no blocking requests", () => {
    const spent = weight.document > 14_600 ? bytesByPart(html) : "";
    expect(weight.document, `spent on ${spent}`).toBeLessThanOrEqual(14_600);
    expect(weight.blocking).toEqual([]);
  });

  test("loads at most 1.5 kB of script at first and 70 kB once the visitor interacts", () => {
    const { firstScripts, allScripts } = weight;
    expect(together(firstScripts), heaviest(firstScripts)).toBeLessThanOrEqual(1_500);
    expect(together(allScripts), heaviest(allScripts)).toBeLessThanOrEqual(70_000);
  });

  test("has one font of at most 14 kB", () => {
    expect(weight.fonts).toHaveLength(1);
    expect(together(weight.fonts)).toBeLessThanOrEqual(14_000);
  });
});

test.each(["contact-form", "project-tabs", "hosted-image"])(
  "a page with the island %s loads at most 70 kB of script, even if no page has it yet",
  (island) => {
    const { allScripts } = weigh({ file: "index.html", html: `<p data-island="${island}">` });
    expect(together(allScripts), heaviest(allScripts)).toBeLessThanOrEqual(70_000);
  },
);

test.each(builtFiles.filter((file) => /^assets\/page-.*\.js$/.test(file)))(
  "%s, the chunk of one page, is at most 6 kB",
  (file) => {
    expect(sentBytes(file)).toBeLessThanOrEqual(6_000);
  },
);
