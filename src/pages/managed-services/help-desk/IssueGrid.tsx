import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./IssueGrid.module.css";

export type LedgerEntry = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
};

/** Many small entries of one kind in a ruled sheet, four to a line; good for a count like eight. */
export function IssueGrid({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <ul role="list" className={styles.ledger}>
      {entries.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon of={icon} size={24} />
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
