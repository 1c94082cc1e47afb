import type { Action } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./ApplicationViews.module.css";

type ApplicationViewsProps<Title extends string> = {
  applications: ReadonlyArray<{
    readonly title: Title;
    readonly description: string;
    readonly action: Action;
  }>;
  /** What is seen in every view, in a word that fits on a small card. */
  order: string;
  /** What stands around it: surfaces and lines, 420 × 132 units, the order in the center. */
  drawings: Readonly<Record<Title, { readonly surfaces: string; readonly lines: string }>>;
};

/**
 * Applications as the floors of one house: the name, its view of one and the same order, what it is
 * for. A thread runs through the order from floor to floor (specification section 2.19).
 */
export function ApplicationViews<Title extends string>(props: ApplicationViewsProps<Title>) {
  const { applications, order, drawings } = props;
  return (
    <ul role="list">
      {applications.map(({ title, description, action }) => (
        <li key={title} className={styles.floor}>
          <h3>{title}</h3>
          <div className={styles.view}>
            <svg viewBox="0 0 420 132" aria-hidden="true">
              <path className={styles.surfaces} d={drawings[title].surfaces} />
              <path className={styles.lines} d={drawings[title].lines} />
              <rect x="164" y="52" width="92" height="28" rx="6" />
              <text x="210" y="72">
                {order}
              </text>
            </svg>
          </div>
          <div>
            <p>{description}</p>
            <MoreLink {...action} about={`about ${title}: ask us`} />
          </div>
        </li>
      ))}
    </ul>
  );
}
