import styles from "./ComparisonBars.module.css";

/** A bar with its value. */
export type ComparisonBar = {
  readonly label: string;
  /** The value in words, such as "15 minutes". */
  readonly reading: string;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** True for the company's own bar, which is highlighted. */
  readonly ours?: boolean;
};

/** A bar chart. Every bar has its value in words. */
export function ComparisonBars({ bars }: { bars: readonly ComparisonBar[] }) {
  return (
    <ul role="list" className={styles.bars}>
      {bars.map(({ label, reading, share, ours }) => (
        <li key={label} data-ours={ours}>
          <p>
            <span>{label}</span> <span>{reading}</span>
          </p>
          <svg viewBox="0 0 100 12" preserveAspectRatio="none" height="12" aria-hidden="true">
            <rect width={100 * share} height="12" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
