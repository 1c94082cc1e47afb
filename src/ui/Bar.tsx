import type { State } from "~/content-types";
import styles from "./Bar.module.css";
import "./state.css";

/** A horizontal bar. The text beside it says the same. */
export const Bar = ({
  share,
  neutral,
  state,
}: {
  /** The part that is filled, 0 to 1. More than 1 is beyond the scale: the bar breaks off before its end. */
  share: number;
  /** Without color: a value to compare with. */
  neutral?: boolean;
  /** In a drawing: a thin bar in the color of this state. */
  state?: State;
}) => (
  <svg
    className={styles.bar}
    data-neutral={neutral || undefined}
    data-state={state}
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    height="12"
    aria-hidden="true"
  >
    <rect width={100 * Math.min(share, 1)} height="12" />
    {share > 1 && <path d="M91 0h2l-1 12h-2zM95 0h2l-1 12h-2z" fill="var(--surface)" />}
  </svg>
);
