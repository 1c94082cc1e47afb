import type { Icon as IconDrawing } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import styles from "./FeatureGrid.module.css";

/** A point with a title, a description and an icon. */
export type Feature = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
};

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
