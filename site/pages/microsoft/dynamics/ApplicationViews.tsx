import type { Action } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import styles from "./ApplicationViews.module.css";
import { drawings } from "./drawings";

/** What the applications say, and the order they share. */
export type ApplicationViewsContent = {
  readonly applications: ReadonlyArray<{
    /** Also finds its drawing, in drawings.ts. */
    readonly title: keyof typeof drawings;
    readonly description: string;
    readonly action: Action & { readonly about: string };
  }>;
  /** The number of the order that is the same in every view. */
  readonly order: string;
};

/**
 * Applications one under the other, each with a drawing of its screen. The same order is in the
 * middle of all screens, and a line joins them.
 */
export function ApplicationViews({ applications, order }: ApplicationViewsContent) {
  return (
    <ul role="list">
      {applications.map(({ title, description, action }) => (
        <li key={title} className={styles.application}>
          <h3>{title}</h3>
          <div className={styles.view}>
            <svg
              viewBox="0 0 420 132"
              fill="none"
              strokeLinejoin="round"
              strokeWidth="4"
              aria-hidden="true"
            >
              <path className={styles.surfaces} d={drawings[title].surfaces} strokeWidth="1.5" />
              <path className={styles.lines} d={drawings[title].lines} strokeWidth="1.5" />
              <rect x="164" y="52" width="92" height="28" rx="6" />
              <text x="210" y="72" textAnchor="middle">
                {order}
              </text>
            </svg>
          </div>
          <p>{description}</p>
          <MoreLink {...action} />
        </li>
      ))}
    </ul>
  );
}
