import styles from "./ProductNameTimeline.module.css";

/** `since` is a year with a fraction. Without it, the name is older than the timeline. */
type ProductName = { readonly name: string; readonly since?: number };

/** What the timeline shows. */
export type ProductNameTimelineContent = {
  readonly years: { readonly first: number; readonly last: number };
  /** Explains the rows. */
  readonly caption: string;
  /** The names of each product, oldest first. The last one is today's. */
  readonly products: ReadonlyArray<readonly ProductName[]>;
};

/** Years from one label of the scale to the next. */
const interval = 5;

/** Table columns for a number of years: one for each month. */
const months = (years: number) => Math.round(years * 12);

/** A timeline of product names, which is a table with a column for each month. */
export function ProductNameTimeline({
  years: { first, last },
  caption,
  products,
}: ProductNameTimelineContent) {
  const end = last + 1;
  const scale = Array.from(
    { length: Math.ceil((end - first) / interval) },
    (_, i) => first + i * interval,
  );
  return (
    <table className={styles.names}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {scale.map((year) => (
            <th key={year} scope="col" colSpan={months(Math.min(interval, end - year))}>
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
                index === 0 && since > first && <td key="before" colSpan={months(since - first)} />,
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
  );
}
