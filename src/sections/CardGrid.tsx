import { Check } from "lucide";
import type { ReactNode } from "react";
import type { ServiceCard } from "~/content-types";
import { about } from "~/ui/content";
import { Icon, IconTile } from "~/ui/Icon";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./CardGrid.module.css";

type Card = ServiceCard & {
  /** Shown instead of the icon, as wide as the text. */
  readonly drawing?: ReactNode;
};

/** Where a card spans two columns, so that no row has a gap: "laptop", "tablet" or both. "all" of them if it's alone. */
function wideOn(index: number, count: number): string | undefined {
  if (count === 1) return "all";
  const first = index === 0;
  const last = index === count - 1;
  const laptop = (first && count % 3 !== 0) || (last && count % 3 === 1);
  const tablet = first && count % 2 === 1;
  return [laptop && "laptop", tablet && "tablet"].filter(Boolean).join(" ") || undefined;
}

/**
 * Cards with icon or drawing, title, description, features and link, three per row. If the last row
 * would have gaps, the first card and, if needed, the last one span two columns.
 */
export function CardGrid({
  cards,
  linkLabel,
  linkAbout = about,
}: {
  cards: readonly Card[];
  linkLabel: string;
  /** Completes the link's label for screen readers. */
  linkAbout?: (title: string) => string;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, description, features = [], icon, drawing, to }, index) => (
        <li key={title} className={styles.cell} data-wide={wideOn(index, cards.length)}>
          <article className={styles.card}>
            <div className={styles.text}>
              {drawing ?? (icon && <IconTile of={icon} />)}
              <h3>{title}</h3>
              <p>
                <RichText text={description} />
              </p>
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
