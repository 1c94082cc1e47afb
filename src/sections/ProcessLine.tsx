import styles from "./ProcessLine.module.css";

export type ProcessStep = { readonly title: string; readonly description: string };

/** Steps on a numbered line: horizontal on wide screens, vertical on small ones. */
export function ProcessLine({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol role="list" className={styles.line}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
