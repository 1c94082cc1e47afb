import { statSync } from "node:fs";
import { today } from "../../src/lib/day";
import type { runLighthouse } from "./lighthouse";

/** What was measured of one page. Times in ms. */
export type Measured = {
  readonly path: string;
  readonly phone: Awaited<ReturnType<typeof runLighthouse>>;
  readonly byLink: number;
  readonly afterHover: number;
};

/** The text of docs/performance.md. */
export function performancePage(machine: string, pages: readonly Measured[]): string {
  const rows = pages.map(({ path, phone, byLink, afterHover }) => ({
    page: path,
    scores: [...phone.scores, ...phone.failedAudits].join(" "),
    "first paint": phone.firstPaint,
    "largest paint": phone.largestPaint,
    shift: phone.shift,
    blocked: phone.blocked,
    KiB: Math.round(phone.kilobytes),
    requests: phone.requests,
    "by link": byLink,
    "after a hover": afterHover,
  }));
  return `# Performance

Measured by \`npm run bench\` on ${today()}: ${machine}, Lighthouse ${pages[0]?.phone.version},
over HTTPS and HTTP/2 with the headers that visitors get. Times are in ms and depend on the machine, so no test checks
them.

- Scores: performance, accessibility, best practices, SEO, agentic browsing. Audits below the full score are named.
- Scores, first and largest paint, shift, blocked (total blocking time), KiB and requests are those of a phone on slow
  4G, simulated by Lighthouse. A desktop, where the same document arrives sooner, isn't measured.
- "By link" is the time from pressing a link until the page's heading is in the document, on a first visit: pressed
  at once, and after a hover of 150 ms. Median of three.

${table(rows)}
`;
}

/** The README with this site's column of its table, the first after the names of the rows, from Home's results. */
export function withColumn(readme: string, { phone }: Measured): string {
  const count = (value: number) => value.toLocaleString("en-US");
  const cells: Readonly<Record<string, string>> = {
    measured: today(),
    "transferred, KiB / requests": `${phone.kilobytes.toFixed(1)} / ${phone.requests}`,
    "HTML and blocking styles, bytes": count(statSync("dist/index.html.br").size),
    "scripts before the visitor acts, KiB": phone.scriptKilobytes.toFixed(1),
    "Lighthouse, mobile": phone.scores.slice(0, 4).join(" "),
    "first / largest paint, ms": `${count(phone.firstPaint)} / ${count(phone.largestPaint)}`,
  };
  return Object.entries(cells).reduce((text, [name, cell]) => {
    const row = `\n| ${name} | `;
    if (!text.includes(row)) throw new Error(`README.md has no row "${name}"`);
    const [before, after = ""] = text.split(row);
    return `${before}${row}${after.replace(/^[^|]*(?= \|)/, cell)}`;
  }, readme);
}

/** A Markdown table. The keys of the first row name the columns. */
function table(rows: ReadonlyArray<Readonly<Record<string, string | number>>>): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: ReadonlyArray<string | number | undefined>) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join("\n");
}
