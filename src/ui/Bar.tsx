import styles from "./Bar.module.css";

/** A horizontal bar. `share` is the part that is filled, 0 to 1. The text beside it says the same. */
export const Bar = ({
  share,
  color = "accent",
}: {
  share: number;
  color?: "accent" | "highlight" | "neutral";
}) => (
  <svg
    className={styles.bar}
    data-color={color}
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    height="12"
    aria-hidden="true"
  >
    <rect width={100 * share} height="12" />
  </svg>
);
