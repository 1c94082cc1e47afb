import styles from "./BenefitList.module.css";

type RunInEntry = {
  /** A word with its full stop; the description runs on after it. */
  readonly title: string;
  readonly description: string;
};

type BenefitListProps = { heading: string; benefits: readonly RunInEntry[] };

/** Large text in two columns: every paragraph opens with the word that it is about. */
export function BenefitList({ heading, benefits }: BenefitListProps) {
  return (
    <>
      <h2>{heading}</h2>
      <dl className={styles.list}>
        {benefits.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt> <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
