import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./ServiceColumns.module.css";

type Service = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
  /** What the client gets at the end. */
  readonly result: string;
};

/** Services in columns, each ending with its result. The results start level with each other. */
export function ServiceColumns({
  label,
  services,
}: {
  /** Shown above every result. */
  label: string;
  services: readonly Service[];
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
