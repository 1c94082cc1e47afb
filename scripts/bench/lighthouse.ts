import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";

export const lighthouseVersion = "13.5.0";

/** Lighthouse needs a newer Node than the site; npx fetches and caches both. */
const npx = [
  ...["--yes", "--engine-strict=false", "--package=node@24.21.0"],
  ...[`--package=lighthouse@${lighthouseVersion}`, "lighthouse"],
];

/** Lighthouse's categories in the order of its report. */
const categories = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;

/** Lighthouse's results for one page. Times in ms, simulated. */
export type LighthouseResult = {
  /** 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** Ids of audits that lowered a score. */
  readonly failedAudits: readonly string[];
};

/** The parts of Lighthouse's JSON report that are read here. */
type Report = {
  readonly categories: Record<string, { score: number | null; auditRefs: AuditReference[] }>;
  readonly audits: Record<string, Audit>;
  readonly runtimeError?: { message: string };
};
type AuditReference = { readonly id: string; readonly weight: number };
type Audit = {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { items?: unknown[] };
};

/** Runs Lighthouse on an address in a Chromium of its own, started with `browserFlags`. */
export async function runLighthouse(
  address: string,
  device: "mobile" | "desktop",
  browserFlags: readonly string[],
): Promise<LighthouseResult> {
  const flags = ["--headless=new", ...browserFlags].join(" ");
  const options = [address, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  if (device === "desktop") options.push("--preset=desktop");
  const { stdout } = await promisify(execFile)("npx", [...npx, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
    maxBuffer: 2 ** 26,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    shift: Number(value("cumulative-layout-shift").toFixed(4)),
    blocked: Math.round(value("total-blocking-time")),
    kilobytes: Math.round(value("total-byte-weight") / 1024),
    requests: report.audits["network-requests"]?.details?.items?.length ?? 0,
    failedAudits: Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}
