import styles from "./GatedSteps.module.css";

type GatedStep = {
  readonly title: string;
  readonly description: string;
  /** The question at the end of the step. */
  readonly gate: string;
  /** What happens if the answer is no. */
  readonly exit: string;
};

/** Numbered steps with a gate after each: a question that decides whether to go on. */
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
