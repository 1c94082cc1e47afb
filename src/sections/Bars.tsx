import { Bar } from "~/ui/Bar";
import styles from "./Bars.module.css";

/** A bar with its value. */
export type LabeledBar = {
  readonly label: string;
  /** The value in words, such as "15 minutes". */
  readonly reading: string;
  /** Length of the bar, 0 to 1. More than 1 is beyond the scale: the bar breaks off. */
  readonly share: number;
  /** True for the company's own bar, which is in color. */
  readonly ours?: boolean;
  /** Who set the value and when, where it isn't the company's. */
  readonly source?: string;
};

/** Bars on one scale, each with its value in words. */
export function Bars({ bars }: { bars: readonly LabeledBar[] }) {
  return (
    <ul role="list" className={styles.bars}>
      {bars.map(({ label, reading, share, ours, source }) => (
        <li key={label}>
          <p className={styles.label}>
            <span>{label}</span> <span>{reading}</span>
          </p>
          <Bar share={share} neutral={!ours} />
          {source && <p>{source}</p>}
        </li>
      ))}
    </ul>
  );
}
