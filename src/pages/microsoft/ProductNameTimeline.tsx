import type { Statistic } from "~/content-types";
import styles from "./ProductNameTimeline.module.css";

/** A name a product had and since what part of which year; without one from before the drawing begins. */
type ProductName = { readonly name: string; readonly since?: number };

type ProductNameTimelineProps = {
  statistics: readonly Statistic[];
  years: { readonly first: number; readonly last: number };
  /** How to read the rows. */
  caption: string;
  /** The names of each product, oldest first; the last one is in use. */
  products: ReadonlyArray<readonly ProductName[]>;
};

/** Years under one label of the scale. */
const pace = 5;

/** Columns of the table for some years: one for each month. */
const months = (years: number) => Math.round(years * 12);

/** Two figures beside what they lived through: the names of products over the years, to scale. */
export function ProductNameTimeline({
  statistics,
  years: { first, last },
  caption,
  products,
}: ProductNameTimelineProps) {
  const end = last + 1;
  const scale = Array.from({ length: Math.ceil((end - first) / pace) }, (_, i) => first + i * pace);
  return (
    <div className={styles.history}>
      <dl className={styles.statistics}>
        {statistics.map(({ number, label, description }) => (
          <div key={label}>
            <dt>{label}</dt> <dd className={styles.number}>{number}</dd>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.names}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {scale.map((year) => (
              <th key={year} scope="col" colSpan={months(Math.min(pace, end - year))}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((names) => (
            <tr key={names[0]?.name}>
              {names.map(({ name, since = first }, index) => {
                const until = names[index + 1]?.since ?? end;
                return [
                  index === 0 && since > first && (
                    <td key="before" colSpan={months(since - first)} />
                  ),
                  <td
                    key={name}
                    className={index === names.length - 1 ? styles.now : styles.before}
                    colSpan={months(until - since)}
                  >
                    {name}
                  </td>,
                ];
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
