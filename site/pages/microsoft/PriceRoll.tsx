import type { PricedService } from "~/content-types";
import { isLong, moneyText } from "~/lib/money";
import styles from "./PriceRoll.module.css";
import { type SolutionCardsContent, unitOf } from "./SolutionCards";

type PriceRollProps = Pick<SolutionCardsContent, "labels"> & {
  /** One to six. */
  readonly solutions: readonly PricedService[];
};

/** Starting prices in large type on a roll of tickets as wide as the page. */
export const PriceRoll = ({ solutions, labels }: PriceRollProps) => (
  <ul
    role="list"
    className={styles.roll}
    data-surface="default"
    data-many={solutions.length > 4 || undefined}
    data-long={isLong(...solutions.map((price) => moneyText(price.startingPrice))) || undefined}
  >
    {solutions.map(({ title, ...price }) => (
      <li key={title} className={styles.stub}>
        {title}
        <strong>{moneyText(price.startingPrice)}</strong>
        <span>{unitOf(price, labels)}</span>
      </li>
    ))}
  </ul>
);
