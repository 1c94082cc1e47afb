import type { Point } from "~/content-types";
import { FeatureGrid } from "~/sections/FeatureGrid";
import { Lead } from "~/ui/Lead";
import styles from "./Promises.module.css";

/** What comes with a project. */
export type PromisesContent = {
  /** The first promise, with a calendar: two weeks in each row, the last day of which is the demo. */
  readonly first: Point & { readonly weeks: readonly string[]; readonly demo: string };
  readonly others: readonly Point[];
};

/** Days of five in a week, between two numbers of days. */
const days = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const day = from + index;
    return `M${day * 60 + Math.floor(day / 5) * 16} 0h52v56h-52z`;
  }).join("");

/** Promises: the first beside a calendar of demos, which goes on beyond the page's edge, the others below. */
export function Promises({ first, others }: PromisesContent) {
  return (
    <>
      <div className={styles.first}>
        <div>
          <h3>{first.title}</h3>
          <Lead text={first.description} />
        </div>
        <div className={styles.weeks} aria-hidden="true">
          {first.weeks.map((weeks) => (
            <div key={weeks}>
              <p>
                {weeks} <span>{first.demo}</span>
              </p>
              <svg viewBox="0 0 640 56" aria-hidden="true">
                <path d={days(0, 9)} />
                <path className={styles.demo} d={days(9, 10)} />
                <path className={styles.next} d={days(10, 25)} />
              </svg>
            </div>
          ))}
        </div>
      </div>
      <FeatureGrid compact lines columns={5} features={others} />
    </>
  );
}
