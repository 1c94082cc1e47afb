import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Lighthouse's categories in the order of its report. */
const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];

/** The parts of Lighthouse's report that are used here. */
type Report = {
  readonly lighthouseVersion: string;
  readonly categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, Audit>;
};
type Audit = {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { items?: { resourceType?: string; transferSize?: number }[] };
};

/**
 * Results of Lighthouse, which npx has put on the PATH (`bench` in package.json), for a phone, with times in ms, in the
 * Chromium whose debugging port is `port`.
 */
export async function runLighthouse(address: string, port: number) {
  const options = [`--port=${port}`, "--output=json", "--quiet", "--disable-full-page-screenshot"];
  const maxBuffer = Number.POSITIVE_INFINITY;
  const { stdout } = await promisify(execFile)("lighthouse", [address, ...options], { maxBuffer });
  const { lighthouseVersion: version, audits, ...report }: Report = JSON.parse(stdout);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    version,
    /** 0 to 100, in the order of `categories`. */
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    shift: Number(value("cumulative-layout-shift").toFixed(4)),
    blocked: Math.round(value("total-blocking-time")),
    kilobytes: value("total-byte-weight") / 1024,
    scriptKilobytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
    /** Ids of audits that lowered a score. */
    failedAudits: Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}
