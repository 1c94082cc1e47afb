import { expect, test } from "vitest";
import { builtFiles, read } from "./site";

const pageScripts = builtFiles.filter((file) => /^assets\/page-.*\.js$/.test(file));

test.each(pageScripts)("%s, one page's own script, is at most 6 kB", (file) => {
  expect(read(`${file}.br`).length).toBeLessThanOrEqual(6_000);
});
