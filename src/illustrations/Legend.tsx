import type { State } from "~/content-types";
import "~/ui/state.css";
import styles from "./Legend.module.css";

type Key = {
  readonly label: string;
  readonly state: State;
  /** A block without it. */
  readonly mark?: "line" | "dashes" | "dot";
};

/** What the marks in a drawing mean, in a row below it. */
export const Legend = ({ keys }: { keys: readonly Key[] }) => (
  <p className={styles.legend}>
    {keys.map(({ label, state, mark }) => (
      <span key={label} data-state={state} data-mark={mark}>
        {label}
      </span>
    ))}
  </p>
);
