import { ChipList } from "~/ui/ChipList";
import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { BulletChart, type Bullets, WaterfallChart, type Waterfalls } from "./BarCharts";
import { type Heat, HeatMap } from "./HeatMap";
import { LineChart, type Shares } from "./LineCharts";
import styles from "./Reports.module.css";

/** A report: its question, and the chart that answers it. */
export type Report = {
  readonly name: string;
  readonly question: string;
  readonly chart: Bullets | Heat | Shares | Waterfalls;
  readonly badges: readonly string[];
};

/** Reports on one sheet: a question each, the chart that answers it, and what else is measured. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  return (
    <ul role="list" className={styles.sheet} data-surface="default">
      {reports.map(({ name, question, chart, badges }) => (
        <li key={name} className={styles.report}>
          <h3>
            <span>
              {name}
              <VisuallyHidden>:</VisuallyHidden>
            </span>{" "}
            {question}
          </h3>
          {draw(chart)}
          <p>
            <RichText text={chart.caption} />
          </p>
          <ChipList items={badges} />
        </li>
      ))}
    </ul>
  );
}

function draw(chart: Report["chart"]) {
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
