import type { ReactNode } from "react";
import type { ServiceCard } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./IllustratedCards.module.css";

/** A few services to choose from, each under a drawing of what it makes. Drawings go by position. */
export function IllustratedCards({
  cards,
  sketches,
}: {
  cards: readonly ServiceCard[];
  sketches: readonly ReactNode[];
}) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ title, description, features = [], id }, index) => (
        <li key={title} className={styles.card}>
          <div className={styles.sketch}>{sketches[index]}</div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{description}</p>
            {features.length > 0 && (
              <ul role="list">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            {id && <MoreLink label="Learn More" about={`about ${title}`} to={id} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
