import styles from "./StatusBars.module.css";

/** Distance between two bars, in units of the drawing. */
const step = 10;

/** One bar per day, newest last: "g" good, "d" good but busy, "w" needed attention. */
export function StatusBars({ days }: { days: string }) {
  const bars = (kind: string) =>
    [...days].map((day, index) => (day === kind ? `M${index * step + 4} 3v18` : "")).join("");
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * step - 2} 24`}
      preserveAspectRatio="none"
      height="24"
      aria-hidden="true"
    >
      <path className={styles.good} d={bars("g")} />
      <path className={styles.busy} d={bars("d")} />
      <path className={styles.watch} d={bars("w")} />
    </svg>
  );
}
