import styles from "./StatusBars.module.css";

/** Distance between two bars, in units of the drawing. */
const step = 10;

/** The days that were not good. */
export type MarkedDays = {
  /** Days, counted from 1, that were busy. */
  readonly busy: readonly number[];
  /** Days that needed attention. */
  readonly attention?: readonly number[];
};

type StatusBarsProps = MarkedDays & {
  /** Number of bars. */
  days: number;
};

/** One bar per day, newest last: good, busy, or needed attention. */
export function StatusBars({ days, busy, attention = [] }: StatusBarsProps) {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  const good = all.filter((day) => !busy.includes(day) && !attention.includes(day));
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days * step - 2} 24`}
      preserveAspectRatio="none"
      height="24"
      aria-hidden="true"
    >
      <path className={styles.good} d={bars(good)} />
      <path className={styles.busy} d={bars(busy)} />
      <path className={styles.watch} d={bars(attention)} />
    </svg>
  );
}

const bars = (days: readonly number[]): string =>
  days.map((day) => `M${day * step - 6} 3v18`).join("");
