import type { ReactNode } from "react";
import type { IconNode } from "~/content-types";
import { LargeIcon } from "~/ui/Icon";
import { NumberRing } from "~/ui/NumberRing";
import { RichText } from "~/ui/RichText";
import styles from "./FeatureList.module.css";

type ListFeature = {
  /** For the variant "icons". */
  readonly icon?: IconNode;
  readonly title: string;
  readonly description?: ReactNode;
  /** Shown under the description. */
  readonly below?: ReactNode;
};

type FeatureListProps = {
  features: readonly ListFeature[];
  /**
   * "icons": a large icon beside title and description. "numbers": a number instead, as in
   * the drawing that the list explains. "rules": titles on the left, descriptions on the right, and what
   * stands under them in a third column.
   */
  variant?: "icons" | "numbers" | "rules";
};

/** Features in rows with lines between them. */
export function FeatureList({ features, variant = "icons" }: FeatureListProps) {
  const List = variant === "numbers" ? "ol" : "ul";
  return (
    <List role="list" data-variant={variant}>
      {features.map(({ icon, title, description, below }, index) => (
        <li key={title} className={styles.feature}>
          {variant === "rules" ? (
            <h3>{title}</h3>
          ) : variant === "numbers" ? (
            <NumberRing of={index + 1} />
          ) : (
            icon && <LargeIcon of={icon} />
          )}
          <div>
            {variant === "rules" || <h3>{title}</h3>}
            {description && (
              <p>
                {typeof description === "string" ? <RichText text={description} /> : description}
              </p>
            )}
            {below}
          </div>
        </li>
      ))}
    </List>
  );
}
