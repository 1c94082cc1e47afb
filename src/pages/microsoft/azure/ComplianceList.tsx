import styles from "./ComplianceList.module.css";

type Badge = {
  /** A few letters for its seal. */
  readonly code: string;
  readonly name: string;
  readonly held: string;
  readonly needed: string;
};

/**
 * Certificates of a platform down the middle, as seals of two halves: what the platform holds on
 * the side of the full one, what its customer still has to do on the side of the open one
 * (specification section 2.21).
 */
export function ComplianceList({
  halves,
  badges,
}: {
  halves: { readonly held: string; readonly needed: string };
  badges: readonly Badge[];
}) {
  return (
    <>
      <p className={styles.halves}>
        <span>{halves.held}</span>
        <span>{halves.needed}</span>
      </p>
      <ul role="list" className={styles.seals}>
        {badges.map(({ code, name, held, needed }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{held}</p>
            </div>
            <svg viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
              <path d="M40 2A38 38 0 0 0 40 78M40 8A32 32 0 0 0 40 72" />
              <path className={styles.open} d="M40 2A38 38 0 0 1 40 78M40 8A32 32 0 0 1 40 72" />
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
