import type { Action, MicrosoftSolution, RichText as Words } from "~/content-types";
import { moneyText } from "~/lib/money";
import { Grid } from "~/sections/Grid";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./SolutionCards.module.css";

/** What the cards say. */
export type SolutionCardsContent = {
  readonly solutions: ReadonlyArray<
    MicrosoftSolution & { readonly action: Action & { readonly about: string } }
  >;
  /** Words before every price, after a monthly price and after any other. */
  readonly labels: { readonly starting: string; readonly monthly: string; readonly once: string };
  /** From when the starting prices are. */
  readonly note: string;
  /** Links to the pages of the solutions. */
  readonly more: Words;
};

/**
 * Solutions as cards that look like tickets, with the starting price on the stub. Every button leads to
 * Contact, so the link key is not used.
 */
export function SolutionCards({ solutions, labels, note, more }: SolutionCardsContent) {
  return (
    <>
      <Grid columns={2}>
        {solutions.map(({ title, description, features, startingPrice, monthly, action }) => (
          <li key={title} className={styles.solution}>
            <div className={styles.ticket}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>
                  <RichText text={description} />
                </p>
                {features.length > 0 && (
                  <ul role="list">
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                )}
              </div>
              <p className={styles.price}>
                <span>
                  {labels.starting} <strong>{moneyText(startingPrice)}</strong>{" "}
                  {monthly ? labels.monthly : labels.once}
                </span>{" "}
                <MoreLink {...action} />
              </p>
            </div>
          </li>
        ))}
      </Grid>
      <p className={styles.note}>
        <RichText text={note} />
      </p>
      <p className={styles.note}>
        <RichText text={more} />
      </p>
    </>
  );
}
