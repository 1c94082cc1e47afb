import type { Statistic } from "~/content-types";
import styles from "./SourcedFigures.module.css";
import { SplitSection } from "./SplitSection";

/** A quoted industry figure, with who published it and when. */
export type SourcedStatistic = Statistic & { readonly source: string; readonly year: number };

type SourcedFiguresProps = { heading: string; lead?: string; figures: readonly SourcedStatistic[] };

/** Figures of others beside a statement; each names its source and year under it. */
export function SourcedFigures({ heading, lead, figures }: SourcedFiguresProps) {
  return (
    <SplitSection heading={heading} lead={lead} variant="wide">
      <dl className={styles.figures}>
        {figures.map(({ number, label, description, source, year }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            <dd className={styles.description}>{description}</dd>
            <dd className={styles.source}>
              {source},&nbsp;{year}
            </dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
