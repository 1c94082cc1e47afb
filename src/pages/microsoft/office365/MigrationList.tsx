import type { Logo as LogoDrawing } from "~/content-types";
import { Logo } from "~/ui/Logo";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./MigrationList.module.css";

type Move = {
  /** Where the data is today. */
  readonly from: string;
  /** The app that will hold it. */
  readonly to: string;
  readonly icon: LogoDrawing;
  /** What is better there. */
  readonly outcome: string;
};

/** Data and the apps it moves to, with dotted lines between them as in a table of contents. */
export function MigrationList({
  goesTo,
  moves,
}: {
  /** Read by screen readers between the old place and the new one. */
  goesTo: string;
  moves: readonly Move[];
}) {
  return (
    <ul role="list">
      {moves.map(({ from, to, icon, outcome }) => (
        <li key={from} className={styles.move}>
          <p className={styles.from}>{from}</p>
          <p className={styles.to}>
            <VisuallyHidden>{goesTo}</VisuallyHidden> <Logo of={icon} height={34} />
            {to}
          </p>
          <p className={styles.outcome}>{outcome}</p>
        </li>
      ))}
    </ul>
  );
}
