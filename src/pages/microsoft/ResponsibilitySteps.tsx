import styles from "./ResponsibilitySteps.module.css";

type Sides = {
  /** What the company does. */
  readonly ours: string;
  /** What the client does. */
  readonly yours: string;
};

type ResponsibilityStepsProps = {
  /** The first words of each part, such as "We" and "You". */
  captions: Sides;
  steps: ReadonlyArray<Sides & { readonly title: string }>;
};

/** Numbered steps with the company's part on the left of the number and the client's on the right. */
export function ResponsibilitySteps({ captions, steps }: ResponsibilityStepsProps) {
  return (
    <ol role="list">
      {steps.map(({ title, ours, yours }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p className={styles.ours}>
            <strong>{captions.ours}</strong> {ours}
          </p>
          <p className={styles.yours}>
            <strong>{captions.yours}</strong> {yours}
          </p>
        </li>
      ))}
    </ol>
  );
}
