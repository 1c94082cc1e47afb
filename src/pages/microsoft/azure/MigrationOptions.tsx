import styles from "./MigrationOptions.module.css";

type MigrationOption = {
  readonly title: string;
  /** Where the system runs afterwards. */
  readonly place: string;
  /** The layers from the top: those the client keeps, then those the provider takes over. */
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly description: string;
  readonly result: string;
};

/**
 * Ways to migrate a system, each with a drawing of its layers: the provider takes over more with
 * each. The results say the same in words, so the drawings are hidden from screen readers
 * (specification section 2.21).
 */
export function MigrationOptions({ services }: { services: readonly MigrationOption[] }) {
  return (
    <ul role="list" className={styles.options}>
      {services.map(({ title, place, ours, theirs, description, result }, index) => {
        const before = services[index - 1]?.theirs.length ?? 0;
        return (
          <li key={title}>
            <p className={styles.place}>{place}</p>
            <p className={styles.layers} aria-hidden="true">
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
