import type { ReactNode } from "react";
import type { IconNode, Target, Words } from "~/content-types";
import { LargeIcon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { RichText } from "~/ui/RichText";
import styles from "./FeatureGrid.module.css";
import { Grid } from "./Grid";

type GridFeature = {
  readonly icon?: IconNode;
  /** Shown instead of the icon. */
  readonly drawing?: ReactNode;
  readonly title: string;
  /** The page that the title leads to. */
  readonly to?: Target | undefined;
  readonly description?: string | Words;
  /** Shown under the description, such as a list, chips or a link. */
  readonly below?: ReactNode;
};

type FeatureGridProps = {
  features: readonly GridFeature[];
  columns?: 2 | 3 | 4 | 5;
  /** Puts a line above each feature. */
  lines?: boolean;
  /** For short descriptions: two columns on phones too, where they have room. */
  compact?: boolean;
};

/** Features in columns, each under its icon or drawing. */
export function FeatureGrid({ features, columns = 2, ...grid }: FeatureGridProps) {
  return (
    <Grid columns={columns} {...grid}>
      {features.map(({ icon, drawing, title, to, description, below }) => (
        <li key={title} className={styles.feature}>
          {drawing ?? (icon && <LargeIcon of={icon} />)}
          <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
          {description && (
            <p>
              <RichText text={description} />
            </p>
          )}
          {below && <div>{below}</div>}
        </li>
      ))}
    </Grid>
  );
}
