import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./IssueGrid.module.css";

export type Issue = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
};

/** Common issues with icons, four per row, with lines between them. */
export function IssueGrid({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul role="list" className={styles.issues}>
      {issues.map(({ icon, title, description }) => (
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
