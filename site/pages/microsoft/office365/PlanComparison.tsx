import { RichText } from "~/ui/RichText";
import styles from "./PlanComparison.module.css";

/** A plan and what sets it apart. */
export type Plan = {
  readonly name: string;
  /** What it costs, or where that's said. */
  readonly price: string;
  /** Who needs it. */
  readonly suits: string;
  /** What it has in addition to the smaller plan. */
  readonly adds: string;
};

/** Three plans as stairs that rise from the smallest: each stands on all that the ones before it have. */
export function PlanComparison({ plans }: { plans: readonly [Plan, Plan, Plan] }) {
  return (
    <ul role="list" className={styles.stairs}>
      {plans.map(({ name, price, suits, adds }) => (
        <li key={name} className={styles.plan}>
          <div>
            <h3>{name}</h3>
            <p className={styles.price}>{price}</p>
            <p className={styles.suits}>
              <RichText text={suits} />
            </p>
          </div>
          <p className={styles.adds}>{adds}</p>
        </li>
      ))}
    </ul>
  );
}
