import type { Action, PricedService } from "~/content-types";
import { moneyText } from "~/lib/money";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { MoreLink } from "~/ui/MoreLink";
import { RichText } from "~/ui/RichText";
import styles from "./SolutionCards.module.css";

/** What the cards say. */
export type SolutionCardsContent = {
  readonly solutions: ReadonlyArray<
    PricedService & { readonly action: Action & { readonly about: string } }
  >;
  /** Words before every price, after a monthly price, after any other, before today's, and where that's the same. */
  readonly labels: Readonly<Record<"starting" | "monthly" | "once" | "now" | "unchanged", string>>;
  /** How the prices are paid. */
  readonly note: string;
};

/** What stands after a starting price: its unit and date, and what it is today if that's another. */
export function unitOf(
  {
    startingPrice,
    todaysPrice,
    monthly,
  }: Pick<PricedService, "startingPrice" | "todaysPrice" | "monthly">,
  { monthly: perMonth, once, now, unchanged }: SolutionCardsContent["labels"],
): readonly [string, string?] {
  const unit = monthly ? perMonth : once;
  if (!todaysPrice) return [unit];
  return todaysPrice === startingPrice
    ? [`${unit}, ${unchanged}`]
    : [unit, `(${now} ${moneyText(todaysPrice)})`];
}

/** Solutions with their starting prices. The title leads to the page of the solution, the button to Contact. */
export const SolutionCards = ({ solutions, labels, note }: SolutionCardsContent) => (
  <>
    <FeatureGrid
      columns={4}
      lines
      features={solutions.map(({ to, title, description, features, action, ...price }) => ({
        to,
        title,
        description,
        below: (
          <div className={styles.below}>
            <ul role="list">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p>
              <RichText
                text={[
                  labels.starting,
                  moneyText(price.startingPrice),
                  ...unitOf(price, labels),
                ].join(" ")}
              />
            </p>
            <MoreLink {...action} />
          </div>
        ),
      }))}
    />
    <p className={styles.note}>
      <RichText text={note} />
    </p>
  </>
);
