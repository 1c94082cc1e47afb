import type { Point } from "~/content-types";
import { RichText } from "~/ui/RichText";
import styles from "./Promises.module.css";

/** What comes with a project. */
export type PromisesContent = {
  /** The first promise: its tile shows two weeks in each row, the last day of which is the demo. */
  readonly first: Point & { readonly weeks: readonly string[]; readonly demo: string };
  readonly others: readonly Point[];
};

/** Two weeks of five days. */
const days = Array.from(
  { length: 9 },
  (_, day) => `M${day * 60 + (day > 4 ? 16 : 0)} 0h52v32h-52z`,
);

/** Six promises as tiles: a calendar of demos, as large as four of the others. */
export function Promises({ first, others }: PromisesContent) {
  return (
    <ul role="list" className={styles.promises}>
      <li>
        <h3>{first.title}</h3>
        <p>
          <RichText text={first.description} />
        </p>
        <div aria-hidden="true">
          {first.weeks.map((weeks) => (
            <div key={weeks} className={styles.weeks}>
              <p>
                {weeks} <span>{first.demo}</span>
              </p>
              <svg viewBox="0 0 608 32" aria-hidden="true">
                <path d={days.join("")} />
                <path d="M556 0h52v32h-52z" />
              </svg>
            </div>
          ))}
        </div>
      </li>
      {others.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
