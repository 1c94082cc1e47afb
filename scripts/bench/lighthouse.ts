import lighthouse from "lighthouse";
import desktopConfig from "lighthouse/core/config/desktop-config.js";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of one page. Times in ms, as it simulates them. */
export type Verdict = {
  readonly scores: readonly number[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** Audits that cost points. */
  readonly complaints: readonly string[];
};

/** Runs Lighthouse on an address in the browser that listens at a debugging port. */
export async function judge(
  address: string,
  device: "mobile" | "desktop",
  port: number,
): Promise<Verdict> {
  const result = await lighthouse(
    address,
    { port, output: "json", logLevel: "error", onlyCategories: [...categories] },
    device === "desktop" ? desktopConfig : undefined,
  );
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(report?.runtimeError?.message ?? `Lighthouse says nothing of ${address}`);
  }
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits["network-requests"]?.details as { items?: unknown[] } | undefined;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    shift: Number(value("cumulative-layout-shift").toFixed(4)),
    blocked: Math.round(value("total-blocking-time")),
    kilobytes: Math.round(value("total-byte-weight") / 1024),
    requests: requests?.items?.length ?? 0,
    complaints: Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}
