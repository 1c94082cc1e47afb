import type { Logo as LogoDrawing } from "~/content-types";
import { Logo } from "~/ui/Logo";
import styles from "./AppWorkflow.module.css";

type App = {
  readonly icon: LogoDrawing;
  readonly name: string;
  readonly description: string;
  /** What the next app gets, in a word or two. */
  readonly handsOver: string;
};

/** Apps along a line, in the order of a workflow. Under each one is what it hands to the next. */
export function AppWorkflow({ apps }: { apps: readonly App[] }) {
  return (
    <ul role="list" className={styles.apps}>
      {apps.map(({ icon, name, description, handsOver }) => (
        <li key={name} className={styles.app}>
          <span className={styles.icon}>
            <Logo of={icon} height={54} />
          </span>
          <h3>{name}</h3>
          <p className={styles.description}>{description}</p>
          <p className={styles.result}>
            <span>{handsOver}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
