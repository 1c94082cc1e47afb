import styles from "./BenefitList.module.css";

type Benefit = {
  /** One word with a period; the description continues on the same line. */
  readonly title: string;
  readonly description: string;
};

type BenefitListProps = { heading: string; benefits: readonly Benefit[] };

/** Short paragraphs of large text in two columns, each starting with its title in bold. */
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
