import { BulletChart, type Bullets, WaterfallChart, type Waterfalls } from "./BarCharts";
import { type Heat, HeatMap } from "./HeatMap";
import { LineChart, type Shares } from "./LineCharts";
import styles from "./ReportChart.module.css";

type ReportChartProps = {
  chart: Bullets | Heat | Shares | Waterfalls;
  /** Follows the caption, such as "Example numbers." */
  note: string;
};

/** A chart of a report on a white sheet, over its caption. */
export function ReportChart({ chart, note }: ReportChartProps) {
  return (
    <figure className={styles.sheet} data-surface="default">
      {draw(chart)}
      <figcaption>
        {chart.caption}. {note}
      </figcaption>
    </figure>
  );
}

function draw(chart: ReportChartProps["chart"]) {
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
