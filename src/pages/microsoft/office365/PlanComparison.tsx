import styles from "./PlanComparison.module.css";

type Plan = {
  readonly name: string;
  /** Who needs it. */
  readonly suits: string;
  /** What it has in addition to the smaller plan. */
  readonly adds: string;
};

type PlanComparisonProps = {
  heading: string;
  lead: string;
  /** Smallest first. Each includes the one before it. */
  plans: readonly [Plan, Plan, Plan];
};

/** Three plans as stairs: each step is what a plan adds to the smaller one. */
export function PlanComparison({ heading, lead, plans }: PlanComparisonProps) {
  return (
    <div className={styles.plans}>
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
            <p className={styles.adds}>{adds}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
