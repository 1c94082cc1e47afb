import styles from "./PortraitPlaceholder.module.css";

/** An outline of a person instead of a portrait. */
export function PortraitPlaceholder() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M12 97c2-25 14-35 36-35s34 10 36 35M48 20a16 19 0 1 1 0 38a16 19 0 1 1 0-38z" />
    </svg>
  );
}
