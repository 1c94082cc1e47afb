import type { ReactNode } from "react";
import styles from "./Steps.module.css";

type Step = {
  readonly title: string;
  readonly description: string;
  /** Stands beside the text, or under it on small screens. */
  readonly aside?: ReactNode;
};

type StepsProps = {
  steps: readonly Step[];
  /** "horizontal" is vertical too on small screens. */
  variant?: "horizontal" | "vertical";
};

/** Numbered steps, joined by a line. */
export function Steps({ steps, variant = "horizontal" }: StepsProps) {
  return (
    <ol role="list" className={styles[variant]}>
      {steps.map(({ title, description, aside }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          {aside}
        </li>
      ))}
    </ol>
  );
}
