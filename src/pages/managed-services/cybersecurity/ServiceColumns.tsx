import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./ServiceColumns.module.css";

export type Deliverable = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
  /** What the client holds in hand afterwards. */
  readonly result: string;
};

/**
 * Services in columns between vertical hairlines, each ending in what it leaves behind; the results
 * stand on one line. `label` introduces every result.
 */
export function ServiceColumns({
  label,
  services,
}: {
  label: string;
  services: readonly Deliverable[];
}) {
  return (
    <ul role="list" className={styles.columns}>
      {services.map(({ icon, title, description, result }) => (
        <li key={title} className={styles.column}>
          <div className={styles.title}>
            <Icon of={icon} size={28} />
            <h3>{title}</h3>
          </div>
          <p className={styles.description}>{description}</p>
          <p className={styles.result}>
            <span className={styles.label}>{label}</span> {result}
          </p>
        </li>
      ))}
    </ul>
  );
}
