import styles from "./ComparisonRows.module.css";

type Pair = {
  /** What happens without it. */
  readonly without: string;
  /** What happens with it. */
  readonly with: string;
};

export type Contrast = Pair & { readonly name: string };

/** Reasons in rows, each with its two sides; `captions` says what the sides are called. */
export function ComparisonRows({
  captions,
  contrasts,
}: {
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
