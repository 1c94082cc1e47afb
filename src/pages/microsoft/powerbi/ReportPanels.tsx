import { Chip } from "~/ui/Chip";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { BulletChart, type Bullets } from "./BulletChart";
import { type Heat, HeatMap } from "./HeatMap";
import { LineChart, type Shares } from "./LineChart";
import styles from "./ReportPanels.module.css";
import { WaterfallChart, type Waterfalls } from "./WaterfallChart";

type ChartRecord = Bullets | Heat | Shares | Waterfalls;

type ReportPanelsProps = {
  /** Follows every caption, such as "Example numbers." */
  note: string;
  cases: ReadonlyArray<{
    readonly name: string;
    /** The question that the chart answers. */
    readonly question: string;
    readonly chart: ChartRecord;
    /** Other figures in the same report. */
    readonly badges: readonly string[];
  }>;
};

/**
 * Use cases as panels of a report: a question, a chart that answers it, and badges with other figures
 * (specification section 2.20).
 */
export function ReportPanels({ note, cases }: ReportPanelsProps) {
  return (
    <ul role="list" className={styles.report}>
      {cases.map(({ name, question, chart, badges }) => (
        <li key={name} className={styles.panel}>
          <h3>
            <span>
              {name}
              <VisuallyHidden>:</VisuallyHidden>
            </span>{" "}
            {question}
          </h3>
          <figure>
            {draw(chart)}
            <figcaption>
              {chart.caption}. <em>{note}</em>
            </figcaption>
          </figure>
          <ul role="list" className={styles.badges}>
            {badges.map((badge) => (
              <li key={badge}>
                <Chip>{badge}</Chip>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function draw(chart: ChartRecord) {
  switch (chart.kind) {
    case "bullets":
      return <BulletChart {...chart} />;
    case "waterfall":
      return <WaterfallChart {...chart} />;
    case "heatmap":
      return <HeatMap {...chart} />;
    case "lines":
      return <LineChart {...chart} />;
  }
}
