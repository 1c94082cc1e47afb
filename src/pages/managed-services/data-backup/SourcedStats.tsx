import type { SourcedStatistic } from "~/content-types";
import { SplitSection } from "~/sections/SplitSection";
import styles from "./SourcedStats.module.css";

type SourcedStatsProps = { heading: string; lead?: string; figures: readonly SourcedStatistic[] };

/** Quoted figures beside a heading, each with its source and year. */
export function SourcedStats({ heading, lead, figures }: SourcedStatsProps) {
  return (
    <SplitSection heading={heading} lead={lead} variant="wide">
      <dl className={styles.figures}>
        {figures.map(({ number, label, description, source, year }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            <dd className={styles.description}>{description}</dd>
            <dd className={styles.source}>
              {source}, {year}
            </dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
