import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Lighthouse's categories in the order of its report. */
const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];

/** The parts of Lighthouse and its report that are used here. */
type Lighthouse = { default(address: string, flags: object): Promise<{ lhr: Report }> };
type Report = {
  readonly lighthouseVersion: string;
  readonly categories: Record<string, { score: number | null; auditRefs: AuditReference[] }>;
  readonly audits: Record<string, Audit>;
  readonly runtimeError?: { message: string };
};
type AuditReference = { readonly id: string; readonly weight: number };
type Audit = {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { items?: { resourceType?: string; transferSize?: number }[] };
};

/** Loads Lighthouse, whose command npx has put on the PATH (`bench` in package.json). */
function loadLighthouse(): Promise<Lighthouse> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const command = folders.map((folder) => join(folder, "lighthouse")).find(existsSync);
  if (!command) throw new Error("Run npm run bench, which fetches Lighthouse.");
  return import(pathToFileURL(join(realpathSync(command), "../../core/index.js")).href);
}

/** Results of Lighthouse for a phone, with times in ms, in the Chromium whose debugging port is `port`. */
export async function runLighthouse(address: string, port: number) {
  const { default: lighthouse } = await loadLighthouse();
  const flags = { port, logLevel: "error", disableFullPageScreenshot: true };
  const { lhr } = await lighthouse(address, flags);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = lhr.audits["network-requests"]?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    version: lhr.lighthouseVersion,
    /** 0 to 100, in the order of `categories`. */
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    shift: Number(value("cumulative-layout-shift").toFixed(4)),
    blocked: Math.round(value("total-blocking-time")),
    kilobytes: value("total-byte-weight") / 1024,
    scriptKilobytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
    /** Ids of audits that lowered a score. */
    failedAudits: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}
