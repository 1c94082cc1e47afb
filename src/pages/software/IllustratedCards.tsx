import type { ReactNode } from "react";
import type { ServiceCard } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./IllustratedCards.module.css";

/** Services as cards under a drawing, with features and a link. */
export function IllustratedCards<Drawing extends string>({
  cards,
  linkLabel,
  drawings,
}: {
  cards: ReadonlyArray<
    ServiceCard & {
      /** Name of its drawing. */
      readonly drawing: NoInfer<Drawing>;
    }
  >;
  linkLabel: string;
  drawings: Readonly<Record<Drawing, ReactNode>>;
}) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, description, features = [], id, drawing }) => (
        <li key={title} className={styles.card}>
          <div className={styles.drawing}>{drawings[drawing]}</div>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{description}</p>
            {features.length > 0 && (
              <ul role="list">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            {id && <MoreLink label={linkLabel} about={`about ${title}`} to={id} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
