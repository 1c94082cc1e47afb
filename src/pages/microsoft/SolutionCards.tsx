import type { MicrosoftSolution, RichText as Words } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./SolutionCards.module.css";

type SolutionCardsProps = {
  solutions: readonly MicrosoftSolution[];
  /** What stands before every price, after a monthly one, and after any other. */
  labels: { readonly starting: string; readonly monthly: string; readonly once: string };
  /** What a starting price is not. */
  note: string;
  /** Where to read on; the tickets themselves lead to a conversation. */
  more: Words;
};

/**
 * Solutions as tickets: what one admits to on the left of the perforation, its price on the stub.
 * Every stub leads to Contact; the link key is not used (specification section 2.17).
 */
export function SolutionCards({ solutions, labels, note, more }: SolutionCardsProps) {
  return (
    <>
      <ul role="list" className={styles.tickets}>
        {solutions.map(({ title, description, features, startingPrice, monthly }) => (
          <li key={title} className={styles.ticket}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <ul role="list">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <div className={styles.stub}>
              <p>
                {labels.starting} <strong>${startingPrice}</strong>{" "}
                {monthly ? labels.monthly : labels.once}
              </p>
              <MoreLink label="Learn More" about={`about ${title}: ask us`} to="contact" />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
      <p className={styles.more}>
        <RichText text={more} />
      </p>
    </>
  );
}
