import styles from "./charts.module.css";

const dotRows = Array.from({ length: 20 }, (_, row) => `M5 ${row * 10 + 5}h490.1`).join("");

/** A month as a thousand dots, the last one marked as its downtime. */
export function OneInThousand({ month, downtime }: { month: string; downtime: string }) {
  return (
    <div className={styles.dots}>
      <svg viewBox="0 -26 500 264" aria-hidden="true">
        <text y="-10">{month}</text>
        <path
          d={dotRows}
          stroke="var(--accent)"
          strokeDasharray="0 10"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <circle cx="495" cy="195" r="5" fill="var(--highlight-strong)" />
        <text x="500" y="230" textAnchor="end">
          {downtime}
        </text>
      </svg>
    </div>
  );
}

/** Distance from one month to the next, in units of the drawing. */
const month = 12;
const allMonths = `M6 6h${11 * month}`;

/** When something is done: in words, and as a dot for each of the year's months. */
export function YearDots({
  when,
  year,
}: {
  when: string;
  /** 12 characters, "x" for a month in which it is done, or "always". */
  year: string;
}) {
  const done =
    year === "always"
      ? allMonths
      : [...year]
          .map((mark, index) => (mark === "x" ? `M${index * month + 6} 6h.01` : ""))
          .join("");
  return (
    <div className={styles.year}>
      {when}
      <svg
        viewBox="0 0 144 12"
        width="144"
        height="12"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path
          d={allMonths}
          stroke="var(--control-edge)"
          strokeDasharray={`0 ${month}`}
          strokeWidth="2"
        />
        <path d={done} stroke="var(--accent)" strokeWidth="8" />
      </svg>
    </div>
  );
}
