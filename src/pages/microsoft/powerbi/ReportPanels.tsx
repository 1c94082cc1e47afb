import { Chip } from "~/ui/Chip";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { BulletChart, type Bullets } from "./BulletChart";
import { type Heat, HeatMap } from "./HeatMap";
import { LineChart, type Shares } from "./LineChart";
import styles from "./ReportPanels.module.css";
import { WaterfallChart, type Waterfalls } from "./WaterfallChart";

type ChartRecord = Bullets | Heat | Shares | Waterfalls;

type ReportPanelsProps = {
  /** Said under every chart whose numbers nobody has. */
  note: string;
  cases: ReadonlyArray<{
    readonly name: string;
    /** What the chart answers. */
    readonly question: string;
    readonly chart: ChartRecord;
    /** What else is measured. */
    readonly badges: readonly string[];
  }>;
};

/**
 * Use cases as the four panels of one report: a question, the chart that answers it, and the
 * figures beside it as badges (specification section 2.20).
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
