import styles from "./NumberRing.module.css";

/** A number in a ring, as in a list and in the drawing that the list explains. */
export const NumberRing = ({ of }: { of: number }) => (
  <span className={styles.ring} aria-hidden="true">
    {of}
  </span>
);
