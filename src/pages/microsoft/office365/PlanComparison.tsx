import styles from "./PlanComparison.module.css";

type Plan = {
  readonly name: string;
  /** Whom it is for. */
  readonly suits: string;
  /** What it has beyond the one below. */
  readonly adds: string;
};

type PlanComparisonProps = {
  heading: string;
  lead: string;
  /** Three, smallest first; each holds the one before it. */
  plans: readonly [Plan, Plan, Plan];
};

/** Three plans as stairs: every plan stands on what it adds, and on all that lies below. */
export function PlanComparison({ heading, lead, plans }: PlanComparisonProps) {
  return (
    <div className={styles.stairs}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul role="list">
        {plans.map(({ name, suits, adds }) => (
          <li key={name} className={styles.plan}>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{suits}</p>
            </div>
            <p className={styles.step}>{adds}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
