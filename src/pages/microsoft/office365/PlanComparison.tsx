import styles from "./PlanComparison.module.css";

type Plan = {
  readonly name: string;
  /** Who needs it. */
  readonly suits: string;
  /** What it has in addition to the smaller plan. */
  readonly adds: string;
};

/** Three plans as stairs, the smallest first: each includes the one before it and reaches further. */
export function PlanComparison({ plans }: { plans: readonly [Plan, Plan, Plan] }) {
  return (
    <ul role="list">
      {plans.map(({ name, suits, adds }) => (
        <li key={name} className={styles.plan}>
          <h3>{name}</h3>
          <p className={styles.adds}>{adds}</p>
          <p>{suits}</p>
        </li>
      ))}
    </ul>
  );
}
