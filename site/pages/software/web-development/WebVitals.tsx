import { FeatureList } from "~/sections/FeatureList";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./WebVitals.module.css";

/** A metric with two limits: good up to the first, poor from the second. */
type Limit = {
  /** The limit in plain words. */
  readonly title: string;
  /** The metric's name. */
  readonly name: string;
  readonly good: number;
  readonly poor: number;
  /** Such as "s"; a score has none. */
  readonly unit?: string;
};

/** The limits and their labels. */
export type WebVitalsContent = {
  readonly limits: readonly Limit[];
  /** Labels of the zones, left to right. */
  readonly zones: { readonly good: string; readonly between: string; readonly poor: string };
  /** Before the limits of the outer zones, for screen readers. */
  readonly upTo: string;
  readonly from: string;
  /** Who published the limits, and when. */
  readonly source: string;
};

/** Start of the poor zone, in percent of the scale. */
const poorAt = 80;

/** Metrics in rows, each with a drawn scale of three zones. */
export function WebVitals({ limits, zones, upTo, from, source }: WebVitalsContent) {
  return (
    <>
      <FeatureList
        variant="rules"
        features={limits.map(({ title, name, good, poor, unit }) => {
          const goodAt = `${(good / poor) * poorAt}%`;
          const value = (limit: number) => (unit ? `${limit} ${unit}` : limit);
          return {
            title,
            below: (
              <>
                <p className={styles.name}>
                  {name}
                  <VisuallyHidden>
                    {`: ${zones.good} ${upTo} ${value(good)}, ${zones.poor} ${from} ${value(poor)}`}
                  </VisuallyHidden>
                </p>
                <svg className={styles.scale} width="100%" height="60" aria-hidden="true">
                  <rect fill="var(--rule)" width="100%" height="32" rx="8" />
                  <rect className={styles.gap} width={`${poorAt}%`} height="32" rx="8" />
                  <rect fill="var(--accent)" width={goodAt} height="32" rx="8" />
                  <text className={styles.on} x="14" y="21">
                    {zones.good}
                  </text>
                  <text x={goodAt} dx="10" y="21">
                    {zones.between}
                  </text>
                  <text x="97%" y="21" textAnchor="end">
                    {zones.poor}
                  </text>
                  <text className={styles.mark} x={goodAt} y="54">
                    {value(good)}
                  </text>
                  <text className={styles.mark} x={`${poorAt}%`} y="54">
                    {value(poor)}
                  </text>
                </svg>
              </>
            ),
          };
        })}
      />
      <p className={styles.source}>{source}</p>
    </>
  );
}
