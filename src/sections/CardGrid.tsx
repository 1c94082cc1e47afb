import { Check } from "lucide";
import type { ReactNode } from "react";
import type { ServiceCard } from "~/content-types";
import { Icon, IconTile } from "~/ui/Icon";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./CardGrid.module.css";

type Card = ServiceCard & {
  /** Shown instead of the icon, as wide as the text. */
  readonly drawing?: ReactNode;
};

/**
 * Cards with icon or drawing, title, description, features and link, three per row. If the last row
 * would have gaps, the first card and, if needed, the last one span two columns.
 */
export function CardGrid({
  cards,
  linkLabel,
  linkAbout = (title) => `about ${title}`,
}: {
  cards: readonly Card[];
  linkLabel: string;
  /** Completes the link's label for screen readers. */
  linkAbout?: (title: string) => string;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, description, features = [], icon, drawing, to }) => (
        <li key={title} className={styles.cell}>
          <article className={styles.card}>
            <div className={styles.text}>
              {drawing ?? (icon && <IconTile of={icon} />)}
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            {features.length > 0 && (
              <ul role="list" className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>
                    <Icon of={Check} size={18} />
                    {feature}
                  </li>
                ))}
              </ul>
            )}
            {to && (
              <div className={styles.more}>
                <MoreLink label={linkLabel} about={linkAbout(title)} to={to} />
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
