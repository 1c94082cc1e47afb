import type { Statistic } from "~/content-types";
import styles from "./ChartStats.module.css";

type MeasuredBar = {
  readonly label: string;
  /** The value in words, such as "under 5ms". */
  readonly reading: string;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** Who set the value and when, where it is not ours. */
  readonly source?: string;
  readonly year?: number;
};

/** A figure with a chart: one dot in a thousand, or bars on one scale, the company's own first. */
export type ChartStat = Statistic &
  ({ readonly oneInThousand: string } | { readonly bars: readonly MeasuredBar[] });

/** Figures side by side, each with a chart to scale under it. */
export function ChartStats({ figures }: { figures: readonly ChartStat[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt>{figure.label}</dt>
          <dd className={styles.number}>{figure.number}</dd>
          <dd className={styles.description}>{figure.description}</dd>
          <dd className={styles.drawing}>
            {"bars" in figure ? (
              <Bars bars={figure.bars} />
            ) : (
              <OneInThousand caption={figure.oneInThousand} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const dotRows = Array.from({ length: 20 }, (_, row) => `M5 ${row * 10 + 5}h490`).join("");

function OneInThousand({ caption }: { caption: string }) {
  return (
    <>
      <svg className={styles.dots} viewBox="0 0 500 200" aria-hidden="true">
        <path d={dotRows} strokeDasharray="0 10" />
        <circle cx="375" cy="135" r="9" />
        <circle cx="375" cy="135" r="4" />
      </svg>
      <p className={styles.caption}>{caption}</p>
    </>
  );
}

function Bars({ bars }: { bars: readonly MeasuredBar[] }) {
  return (
    <ul role="list" className={styles.bars}>
      {bars.map(({ label, reading, share, source, year }) => (
        <li key={label}>
          <p className={styles.label}>
            <span>{label}</span> <span>{reading}</span>
          </p>
          <svg viewBox="0 0 100 12" preserveAspectRatio="none" height="12" aria-hidden="true">
            <rect width={100 * share} height="12" />
          </svg>
          {source && (
            <p className={styles.caption}>
              {source}, {year}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
