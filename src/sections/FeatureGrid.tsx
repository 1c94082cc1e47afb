import type { Icon as IconDrawing } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import styles from "./FeatureGrid.module.css";
import { Split } from "./Split";

type Feature = {
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
    <Split heading={heading} lead={lead} variant="pinned">
      <ul role="list" className={styles.features}>
        {features.map(({ icon, title, description }) => (
          <li key={title}>
            <IconTile of={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}
