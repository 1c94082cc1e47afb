import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./WebVitals.module.css";

/** A measurement with two published limits: good up to the first, poor from the second on. */
type Limit = {
  /** What it means, as a visitor would put it. */
  readonly title: string;
  readonly description: string;
  /** What the measurement is called. */
  readonly name: string;
  readonly good: number;
  readonly poor: number;
  /** Such as "s"; absent for a score. */
  readonly unit?: string;
};

type WebVitalsProps = {
  limits: readonly Limit[];
  /** Who set the limits, and when. */
  source: string;
  year: number;
};

/** Where on the scale the poor zone begins, percent. */
const poorAt = 70;

/** Measurements in rows, each on a drawn scale with a good zone, a poor one, and a gap between. */
export function WebVitals({ limits, source, year }: WebVitalsProps) {
  return (
    <>
      <ul role="list">
        {limits.map(({ title, description, name, good, poor, unit }) => {
          const goodAt = `${(good / poor) * poorAt}%`;
          const value = (limit: number) => (unit ? `${limit} ${unit}` : limit);
          return (
            <li key={name} className={styles.limit}>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
              <div>
                <p className={styles.name}>
                  {name}
                  <VisuallyHidden>
                    : good up to {value(good)}, poor from {value(poor)}
                  </VisuallyHidden>
                </p>
                <svg className={styles.scale} width="100%" height="60" aria-hidden="true">
                  <rect className={styles.poor} width="100%" height="32" rx="8" />
                  <rect className={styles.gap} width={`${poorAt}%`} height="32" />
                  <rect className={styles.good} width={goodAt} height="32" rx="8" />
                  <text className={styles.on} x="14" y="21">
                    good
                  </text>
                  <text x={goodAt} dx="10" y="21">
                    needs work
                  </text>
                  <text className={styles.end} x="97%" y="21">
                    poor
                  </text>
                  <text className={styles.mark} x={goodAt} y="54">
                    {value(good)}
                  </text>
                  <text className={styles.mark} x={`${poorAt}%`} y="54">
                    {value(poor)}
                  </text>
                </svg>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.source}>
        Source: {source}, {year}
      </p>
    </>
  );
}
