import { Check } from "lucide";
import type { ReactNode } from "react";
import type { ServiceCard } from "~/content-types";
import { about } from "~/site/words/links-and-lists";
import { Icon, LargeIcon } from "~/ui/Icon";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./CardGrid.module.css";

export type Card = ServiceCard & {
  /** Shown instead of the icon, as wide as the text. */
  readonly drawing?: ReactNode;
  /** A short label such as "Most Popular". The card is then dark. */
  readonly flag?: string;
};

/**
 * The width of a card, so that no row has a gap: with two or one left over after rows of three, laptops begin with
 * a row of two or end with one of four. On tablets an odd last one takes a "row" of its own.
 */
function spanOf(index: number, count: number): string | undefined {
  const half = count % 3 === 2 && index < 2;
  const quarter = count > 1 && count % 3 === 1 && index >= count - 4;
  const row = count % 2 === 1 && index === count - 1;
  return (
    [half && "half", quarter && "quarter", row && "row"].filter(Boolean).join(" ") || undefined
  );
}

/**
 * Cards with icon or drawing, title, description, features and link, three per row, or two or four
 * where a row would have a gap. One with a flag is dark.
 */
export function CardGrid({
  cards,
  linkLabel = "",
  linkAbout = about,
}: {
  cards: readonly Card[];
  /** The link of cards that lead to a page. */
  linkLabel?: string;
  /** Completes the link's label for screen readers. */
  linkAbout?: (title: string) => string;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, description, features = [], icon, drawing, flag, to }, index) => (
        <li
          key={title}
          className={styles.cell}
          data-span={spanOf(index, cards.length)}
          data-drawn={drawing ? true : undefined}
          data-surface={flag ? "inverse" : undefined}
        >
          <article className={styles.card}>
            <div className={styles.text}>
              {flag && <strong className={styles.flag}>{flag}</strong>}
              {drawing ?? (icon && <LargeIcon of={icon} />)}
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
