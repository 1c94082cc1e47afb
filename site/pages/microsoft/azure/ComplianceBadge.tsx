import styles from "./ComplianceBadge.module.css";

/** A badge before a standard's name: Microsoft's half is solid, the client's dashed. */
export function ComplianceBadge({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles.badge} data-code={code}>
      <svg viewBox="0 0 80 80" width="56" height="56" aria-hidden="true">
        <path d="M40 2A38 38 0 0 0 40 78" />
        <path className={styles.client} d="M40 2A38 38 0 0 1 40 78" />
      </svg>
      {name}
    </span>
  );
}
