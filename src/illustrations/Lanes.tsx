import type { ReactNode } from "react";
import styles from "./Lanes.module.css";

/** Height of a lane in px; the style sheet has it, too. */
export const lane = 36;

/** The height at which the line of a lane is drawn. Above the first one is a lane for times. */
export const middleOf = (index: number) => (index + 1.5) * lane;

/** A chart with a name for each line: the names in rows, beside a drawing that is as wide as there is room. */
export const Lanes = ({ names, children }: { names: readonly string[]; children: ReactNode }) => (
  <div className={styles.lanes}>
    <p>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
    <svg height={(names.length + 1) * lane} aria-hidden="true">
      {children}
    </svg>
  </div>
);
