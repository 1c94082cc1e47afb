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

/** This site's column of the table in README.md, from Home's results: each row with its cell. */
export function columnOf({ phone }: Measured): string {
  const count = (value: number) => value.toLocaleString("en-US");
  return `measured | ${today()}
transferred, KiB / requests | ${phone.kilobytes.toFixed(1)} / ${phone.requests}
HTML and blocking styles, bytes | ${count(statSync("dist/index.html.br").size)}
scripts before the visitor acts, KiB | ${phone.scriptKilobytes.toFixed(1)}
Lighthouse, mobile | ${phone.scores.slice(0, 4).join(" ")}
first / largest paint, ms | ${count(phone.firstPaint)} / ${count(phone.largestPaint)}`;
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
