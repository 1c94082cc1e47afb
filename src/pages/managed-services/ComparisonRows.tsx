import styles from "./ComparisonRows.module.css";

type Pair = {
  /** What happens without the service. */
  readonly without: string;
  /** What happens with it. */
  readonly with: string;
};

export type Contrast = Pair & { readonly name: string };

/** A list of topics, each with two texts side by side: without the service and with it. */
export function ComparisonRows({
  captions,
  contrasts,
}: {
  /** Headings of the two columns. */
  captions: Pair;
  contrasts: readonly Contrast[];
}) {
  return (
    <>
      <div className={styles.captions} aria-hidden="true">
        <p>{captions.without}</p>
        <p>{captions.with}</p>
      </div>
      <ul role="list">
        {contrasts.map((contrast) => (
          <li key={contrast.name} className={styles.row}>
            <h3>{contrast.name}</h3>
            <p className={styles.without}>
              <span className={styles.caption}>{captions.without}: </span>
              {contrast.without}
            </p>
            <p className={styles.with}>
              <span className={styles.caption}>{captions.with}: </span>
              {contrast.with}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
