import type { Logo as LogoDrawing } from "~/content-types";
import { Logo } from "~/ui/Logo";
import styles from "./AppWorkflow.module.css";

type RouteApp = {
  readonly icon: LogoDrawing;
  readonly name: string;
  readonly description: string;
  /** What goes on to the next one, in a word or two. */
  readonly handsOver: string;
};

/** Apps along a line that something travels: each with its mark, its work and what it passes on. */
export function AppWorkflow({ apps }: { apps: readonly RouteApp[] }) {
  return (
    <ul role="list" className={styles.route}>
      {apps.map(({ icon, name, description, handsOver }) => (
        <li key={name} className={styles.app}>
          <span className={styles.mark}>
            <Logo of={icon} height={54} />
          </span>
          <h3>{name}</h3>
          <p className={styles.description}>{description}</p>
          <p className={styles.passes}>
            <span>{handsOver}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
