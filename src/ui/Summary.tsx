import type { ReactNode } from "react";
import styles from "./Summary.module.css";

/** What opens the `<details>` that it begins, with an arrow that turns. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <summary className={styles.summary}>{children}</summary>
);
