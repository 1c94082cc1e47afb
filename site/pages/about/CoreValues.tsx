import type { Point } from "~/content-types";
import { Grid } from "~/sections/Grid";
import { RichText } from "~/ui/RichText";
import styles from "./CoreValues.module.css";

/** A value: what we promise, and how clients notice it. */
export type CoreValue = Point & { readonly practice: string };

/** Values side by side, each with its promise in large type. */
export function CoreValues({ values }: { values: readonly CoreValue[] }) {
  return (
    <Grid columns={4} lines>
      {values.map(({ title, description, practice }) => (
        <li key={title} className={styles.value}>
          <h3>{title}</h3>
          <p className={styles.promise}>
            <RichText text={description} />
          </p>
          <p>
            <RichText text={practice} />
          </p>
        </li>
      ))}
    </Grid>
  );
}
