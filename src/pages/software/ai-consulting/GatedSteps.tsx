import styles from "./GatedSteps.module.css";

type GatedStep = {
  readonly title: string;
  readonly description: string;
  /** The question at its end. */
  readonly gate: string;
  /** What happens if the answer is no. */
  readonly exit: string;
};

/** Steps on a numbered line that ends each of them with a question, and a way out below it. */
export function GatedSteps({ steps }: { steps: readonly GatedStep[] }) {
  return (
    <ol role="list" className={styles.line}>
      {steps.map(({ title, description, gate, exit }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <p className={styles.gate}>
            <strong>{gate}</strong> {exit}
          </p>
        </li>
      ))}
    </ol>
  );
}
