import styles from "./ComplianceList.module.css";

type Badge = {
  /** Up to five letters for the badge. */
  readonly code: string;
  readonly name: string;
  readonly held: string;
  readonly needed: string;
};

/**
 * Compliance badges in the middle: on the left what the platform is certified for, on the right what
 * the customer still has to do. Each badge is half solid, half dashed (specification section 2.21).
 */
export function ComplianceList({
  columns,
  badges,
}: {
  columns: { readonly held: string; readonly needed: string };
  badges: readonly Badge[];
}) {
  return (
    <>
      <p className={styles.columns}>
        <span>{columns.held}</span>
        <span>{columns.needed}</span>
      </p>
      <ul role="list" className={styles.badges}>
        {badges.map(({ code, name, held, needed }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{held}</p>
            </div>
            <svg viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
              <path d="M40 2A38 38 0 0 0 40 78M40 8A32 32 0 0 0 40 72" />
              <path className={styles.needed} d="M40 2A38 38 0 0 1 40 78M40 8A32 32 0 0 1 40 72" />
              <text x="40" y="45">
                {code}
              </text>
            </svg>
            <p>{needed}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
