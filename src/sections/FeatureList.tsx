import type { Feature } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./FeatureList.module.css";

/** Features in rows: an icon on a dark tile, the title and the description beside it. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul role="list">
      {features.map(({ icon, title, description }) => (
        <li key={title} className={styles.feature}>
          <span className={styles.tile}>
            <Icon of={icon} size={22} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
