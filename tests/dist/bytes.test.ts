import { describe, expect, test } from "vitest";
import { routes } from "../../src/site/routes";
import { bytesByPart, heaviest, sentBytes, together, weigh } from "./budget";
import { builtFiles, documents } from "./site";

/** For all scripts with brotli. They name every page, so a site larger than the sample may have more. */
const scriptBytes = 70_000 + 50 * Math.max(0, routes.length - 22);

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
    expect(together(allScripts), heaviest(allScripts)).toBeLessThanOrEqual(scriptBytes);
  });

  test("has one font, or two, of at most 14 kB each", () => {
    expect(weight.fonts.length).toBeGreaterThan(0);
    expect(weight.fonts.length).toBeLessThanOrEqual(2);
    for (const font of weight.fonts) expect(sentBytes(font)).toBeLessThanOrEqual(14_000);
  });
});

test.each(["contact-form", "project-tabs", "hosted-image"])(
  "a page with the island %s loads at most 70 kB of script, even if no page has it yet",
  (island) => {
    const { allScripts } = weigh({ file: "index.html", html: `<p data-island="${island}">` });
    expect(together(allScripts), heaviest(allScripts)).toBeLessThanOrEqual(scriptBytes);
  },
);

test.each(builtFiles.filter((file) => /^assets\/page-.*\.js$/.test(file)))(
  "%s, the chunk of one page, is at most 6 kB",
  (file) => {
    expect(sentBytes(file)).toBeLessThanOrEqual(6_000);
  },
);
