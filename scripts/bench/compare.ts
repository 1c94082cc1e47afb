import type { Browser } from "@playwright/test";
import { judge } from "./lighthouse";
import { paint } from "./throttled";

const measures = [
  "firstPaint",
  "largestPaint",
  "kilobytes",
  "requests",
  "blocked",
  "longestTask",
] as const;

/** Two front pages in the same run, ours and another's; rows of a table. */
export async function compare(
  browser: Browser,
  browserFlags: readonly string[],
  ours: string,
  theirs: string,
) {
  const measure = async (address: string) => ({
    ...(await paint(browser, address)),
    ...(await judge(address, "mobile", browserFlags)),
  });
  const [here, there] = [await measure(`${ours}/`), await measure(theirs)];
  return measures.map((name) => ({
    measure: name,
    ours: Math.round(here[name]),
    theirs: Math.round(there[name]),
    "theirs per ours": (there[name] / here[name]).toFixed(2),
  }));
}
