import type { Browser } from "@playwright/test";
import { runLighthouse } from "./lighthouse";
import { measurePaint } from "./throttled";

const measures = [
  "firstPaint",
  "largestPaint",
  "kilobytes",
  "requests",
  "blocked",
  "longestTask",
] as const;

/** Measures the front pages of two sites in the same run. Returns the rows of a table. */
export async function compare(
  browser: Browser,
  browserFlags: readonly string[],
  ours: string,
  theirs: string,
) {
  const measure = async (address: string) => ({
    ...(await measurePaint(browser, address)),
    ...(await runLighthouse(address, "mobile", browserFlags)),
  });
  const [here, there] = [await measure(`${ours}/`), await measure(theirs)];
  return measures.map((name) => ({
    measure: name,
    ours: Math.round(here[name]),
    theirs: Math.round(there[name]),
    "theirs per ours": (there[name] / here[name]).toFixed(2),
  }));
}
