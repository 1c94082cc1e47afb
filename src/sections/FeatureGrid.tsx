import type { Feature } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import styles from "./FeatureGrid.module.css";

/** Features in two columns, each under its icon. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul role="list" className={styles.features}>
      {features.map(({ icon, title, description }) => (
        <li key={title}>
          <IconTile of={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
