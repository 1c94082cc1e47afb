import styles from "./MigrationOptions.module.css";

type Move = {
  readonly title: string;
  /** Where it runs then. */
  readonly place: string;
  /** Its layers from the top: those kept, and those handed over. */
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly description: string;
  readonly result: string;
};

/**
 * Ways to move a system, from the smallest to the largest: each under its layers, of which more and
 * more are handed over. The results say in words what the stair shows (specification section 2.21).
 */
export function MigrationOptions({ services }: { services: readonly Move[] }) {
  return (
    <ul role="list" className={styles.stair}>
      {services.map(({ title, place, ours, theirs, description, result }, index) => {
        const before = services[index - 1]?.theirs.length ?? 0;
        return (
          <li key={title}>
            <p className={styles.place}>{place}</p>
            <p className={styles.stack} aria-hidden="true">
              {ours.map((layer) => (
                <span key={layer}>{layer}</span>
              ))}
              {theirs.map((layer, depth) => (
                <span key={layer} data-theirs={theirs.length - depth > before ? "new" : ""}>
                  {layer}
                </span>
              ))}
            </p>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className={styles.result}>{result}</p>
          </li>
        );
      })}
    </ul>
  );
}
