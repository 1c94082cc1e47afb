import type { Family, Icon as IconDrawing, ServiceCard, Target } from "~/content-types";
import type { MenuItem } from "~/site/navigation";
import { about } from "~/site/words/links-and-lists";
import { Icon, IconTile } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./ServiceFamilyCards.module.css";

/** A service family with links to its services. */
type FamilyCard = ServiceCard & {
  readonly to: Target;
  readonly icon: IconDrawing;
  readonly family: Family;
  readonly services: readonly MenuItem[];
};

/** The families, and the label of the link to each. */
export type ServiceFamilyCardsContent = {
  readonly cards: readonly FamilyCard[];
  readonly linkLabel: string;
};

/**
 * The service families side by side, each in its own color. One with many services is wider, and one with far fewer
 * than another says what each of them is, so that it isn't half empty.
 */
export function ServiceFamilyCards({ cards, linkLabel }: ServiceFamilyCardsContent) {
  const most = Math.max(...cards.map(({ services }) => services.length));
  return (
    <ul role="list" className={styles.cards}>
      {cards.map((card) => (
        <li
          key={card.to}
          className={styles.card}
          data-family={card.family}
          data-wide={card.services.length > 4 || undefined}
        >
          <IconTile of={card.icon} />
          <h3>{card.title}</h3>
          <p className={styles.description}>
            <RichText text={card.description} />
          </p>
          <ul role="list" className={styles.services}>
            {card.services.map(({ name, icon, description, to, href }) => (
              <li key={name}>
                <Link className={styles.service} {...(to ? { to } : { href })}>
                  <Icon of={icon} />
                  {card.services.length * 3 <= most ? (
                    <span>
                      {name} <span className={styles.what}>{description}</span>
                    </span>
                  ) : (
                    name
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <MoreLink label={linkLabel} about={about(card.title)} to={card.to} />
        </li>
      ))}
    </ul>
  );
}
