import type { Logo as LogoDrawing } from "~/content-types";
import { Logo } from "~/ui/Logo";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./MigrationList.module.css";

type Move = {
  /** Where it lies today. */
  readonly from: string;
  /** Where it will be found. */
  readonly to: string;
  readonly icon: LogoDrawing;
  /** How it lies there. */
  readonly outcome: string;
};

/** Things and their new places, tied by leaders as in a table of contents. */
export function MigrationList({ moves }: { moves: readonly Move[] }) {
  return (
    <ul role="list">
      {moves.map(({ from, to, icon, outcome }) => (
        <li key={from} className={styles.move}>
          <p className={styles.from}>{from}</p>
          <p className={styles.to}>
            <VisuallyHidden>goes to</VisuallyHidden> <Logo of={icon} height={34} />
            {to}
          </p>
          <p className={styles.outcome}>{outcome}</p>
        </li>
      ))}
    </ul>
  );
}
