import type { Icon as IconDrawing } from "~/records";
import { IconTile } from "~/ui/Icon";
import styles from "./FeatureGrid.module.css";

export type Feature = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
};

type FeatureGridProps = {
  heading: string;
  lead?: string;
  features: readonly Feature[];
};

/** A statement on the left that stays in view, its features two by two on the right. */
export function FeatureGrid({ heading, lead, features }: FeatureGridProps) {
  return (
    <div className={styles.split}>
      <div className={styles.statement}>
        <h2>{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <ul className={styles.features}>
        {features.map(({ icon, title, description }) => (
          <li key={title}>
            <IconTile of={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
