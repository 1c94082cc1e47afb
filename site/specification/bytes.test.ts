import { describe, expect, test } from "vitest";
import { builtFiles, documents, needFullBuild, sentBytes } from "../../tests/dist/site";
import { sampleOnly } from "./sample";

needFullBuild();

/* What the sample leaves of the limits in tests/dist/bytes.test.ts is a fork's: sections, pages, the next React. */

describe(sampleOnly, () => {
  test("documents have at most 12,300 bytes on average, and the largest 13,500", () => {
    const sizes = documents
      .filter(({ file }) => file !== "404.html")
      .map(({ file }) => sentBytes(file));
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(12_300);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(13_500);
  });

  test("the scripts of a page with the form have at most 69,100 bytes", () => {
    const loaded =
      /^assets\/(?:index|start-app|rolldown-runtime|react|preload|contact)-[\w-]+\.js$/;
    const sizes = builtFiles.filter((file) => loaded.test(file)).map(sentBytes);
    expect(sizes).toHaveLength(6);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(69_100);
  });
});
