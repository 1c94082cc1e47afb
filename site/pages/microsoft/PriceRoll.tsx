import type { PricedService } from "~/content-types";
import { isLongPrice, moneyText } from "~/lib/money";
import { RichText } from "~/ui/RichText";
import styles from "./PriceRoll.module.css";
import { type SolutionCardsContent, unitOf } from "./SolutionCards";

type PriceRollProps = Pick<SolutionCardsContent, "labels"> & {
  /** One to six. */
  readonly solutions: readonly PricedService[];
};

/** Starting prices in large type on a roll of tickets as wide as the page. */
export function PriceRoll({ solutions, labels }: PriceRollProps) {
  const prices = solutions.map(({ startingPrice }) => moneyText(startingPrice));
  return (
    <ul
      role="list"
      className={styles.roll}
      data-surface="default"
      data-many={solutions.length > 4 || undefined}
      data-long={prices.some(isLongPrice) || undefined}
    >
      {solutions.map((solution, index) => {
        const [unit, today] = unitOf(solution, labels);
        return (
          <li key={solution.title} className={styles.stub}>
            {solution.title}
            <strong>{prices[index]}</strong>
            <span>
              <RichText text={unit} />{" "}
              {today && (
                <b>
                  <RichText text={today} />
                </b>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
