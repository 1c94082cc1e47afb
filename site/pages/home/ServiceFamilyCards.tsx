import type { ServiceCard, Target } from "~/content-types";
import { isLongPrice } from "~/lib/money";
import { familyOf, groundOf } from "~/lib/routes";
import type { MenuItem } from "~/site/navigation";
import { about } from "~/site/words/links-and-lists";
import { Link } from "~/ui/Link";
import { MoreLink } from "~/ui/MoreLink";
import { QuietLine } from "~/ui/QuietLine";
import { RichText } from "~/ui/RichText";
import styles from "./ServiceFamilyCards.module.css";

/** A family of services with links to each, on the ground of its pages' heroes. */
type FamilyCard = Omit<ServiceCard, "icon"> & {
  readonly to: Target;
  /** What its pages are about, in large letters: a change, or a figure. Without one, the line of the hero. */
  readonly picture?:
    | { readonly of: string; readonly before: string; readonly after: string }
    | { readonly of: string; readonly figure: string; readonly unit: string };
  readonly services: readonly MenuItem[];
};

/** The families, and the label of the link to each. */
export type ServiceFamilyCardsContent = {
  readonly cards: readonly FamilyCard[];
  readonly linkLabel: string;
};

/**
 * The service families side by side, each on a ground of its own. One with many services is wider, and one with far
 * fewer than another says what each of them is, so that it isn't half empty.
 */
export function ServiceFamilyCards({ cards, linkLabel }: ServiceFamilyCardsContent) {
  const most = Math.max(...cards.map(({ services }) => services.length));
  return (
    <ul role="list" className={styles.cards} data-many={cards.length > 3 || undefined}>
      {cards.map((card) => {
        const ground = groundOf(card.to);
        return (
          <li
            key={card.to}
            className={styles.card}
            data-family={familyOf(card.to)}
            data-surface={ground === "daylight" ? undefined : "inverse"}
            data-ground={ground}
            data-wide={card.services.length > 4 || undefined}
          >
            <Picture of={card.picture} />
            <h3>{card.title}</h3>
            <p className={styles.description}>
              <RichText text={card.description} />
            </p>
            <ul role="list" className={styles.services}>
              {card.services.map(({ name, description, icon: _, ...destination }) => (
                <li key={name}>
                  <Link className={styles.service} {...destination}>
                    {name}
                    {card.services.length * 3 <= most && (
                      <span className={styles.what}> {description}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
            <MoreLink label={linkLabel} about={about(card.title)} to={card.to} />
          </li>
        );
      })}
    </ul>
  );
}

function Picture({ of: picture }: { of: FamilyCard["picture"] }) {
  return (
    <div
      className={styles.picture}
      data-long={(picture && "figure" in picture && isLongPrice(picture.figure)) || undefined}
      aria-hidden="true"
    >
      {picture && <small>{picture.of}</small>}
      {!picture ? (
        <QuietLine />
      ) : "figure" in picture ? (
        <>
          <strong>{picture.figure}</strong> <span>{picture.unit}</span>
        </>
      ) : (
        <>
          <s>{picture.before}</s> {picture.after}
        </>
      )}
    </div>
  );
}
