import { Drawing } from "~/illustrations/Drawing";
import styles from "./charts.module.css";

const squareRows = Array.from({ length: 20 }, (_, row) => `M2 ${row * 10 + 31}h497`).join("");

type MonthOfSquaresProps = {
  month: string;
  downtime: string;
  /** Of the month, up to 5%. */
  share: number;
};

/** A month as a thousand squares, the last ones, or a part of the last one, marked as its downtime. */
export function MonthOfSquares({ month, downtime, share }: MonthOfSquaresProps) {
  const marked = Math.round(share * 10_000) / 10;
  const width = marked < 1 ? 6 * marked : 10 * Math.round(marked) - 4;
  return (
    <div className={styles.dots}>
      <Drawing width={500} height={264}>
        <text y="16">{month}</text>
        <path d={squareRows} stroke="var(--accent)" strokeDasharray="6 4" strokeWidth="6" />
        <path
          d={`M498 221h${-width}`}
          stroke="var(--highlight)"
          strokeDasharray="6 4"
          strokeWidth="6"
        />
        <text x="500" y="256" fontWeight="600" textAnchor="end" data-state="watch">
          {downtime}
        </text>
      </Drawing>
    </div>
  );
}

/** Distance from one month to the next, in units of the drawing. */
const month = 12;

/** When something is done: in words, and as a year of months, those in which it's done filled. */
export function YearMonths({
  when,
  year,
}: {
  when: string;
  /** 12 characters, "x" for a month in which it is done, or "always". */
  year: string;
}) {
  const done =
    year === "always"
      ? `M0 7h${12 * month - 2}`
      : [...year].map((mark, index) => (mark === "x" ? `M${index * month} 7h10` : "")).join("");
  return (
    <div>
      {when}
      <svg
        viewBox="0 0 142 14"
        height="14"
        fill="none"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={`M0 12h${12 * month}`}
          stroke="var(--control-edge)"
          strokeDasharray="10 2"
          strokeWidth="2"
        />
        <path d={done} stroke="var(--accent)" strokeWidth="12" />
      </svg>
    </div>
  );
}
