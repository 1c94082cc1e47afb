import styles from "./Bar.module.css";

/** A horizontal bar. The text beside it says the same. */
export const Bar = ({
  share,
  color = "accent",
}: {
  /** The part that is filled, 0 to 1. More than 1 is beyond the scale: the bar breaks off before its end. */
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
    {share > 1 ? (
      <path d="M0 0H91L90 12H0zM93 0H95L94 12H92zM97 0H99L98 12H96z" />
    ) : (
      <rect width={100 * share} height="12" />
    )}
  </svg>
);
