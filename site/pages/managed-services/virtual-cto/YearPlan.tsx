import { useTableName } from "~/sections/heading-id";
import { RichText } from "~/ui/RichText";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./YearPlan.module.css";

type YearPlanRow<Quarters extends readonly string[]> = {
  readonly name: string;
  readonly description: string;
  /** What is done in each quarter, in a word or two. Undefined if nothing is due. */
  readonly due: { readonly [Quarter in keyof Quarters]: string | undefined };
};

/** What the table says. */
export type YearPlanContent<Quarters extends readonly string[] = readonly string[]> = {
  /** Heading of the column of names, for screen readers only. */
  readonly column: string;
  readonly quarters: Quarters;
  /** Stands for an empty quarter, for screen readers only. */
  readonly nothingDue: string;
  readonly rows: ReadonlyArray<YearPlanRow<NoInfer<Quarters>>>;
};

/** A table of tasks over four quarters, with a point in each quarter in which a task is due. */
export function YearPlan<const Quarters extends readonly string[]>({
  column,
  quarters,
  nothingDue,
  rows,
}: YearPlanContent<Quarters>) {
  return (
    <table className={styles.plan} aria-labelledby={useTableName()}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{column}</VisuallyHidden>
          </th>
          {quarters.map((quarter) => (
            <th key={quarter} scope="col">
              {quarter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, description, due }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
              <p>
                <RichText text={description} />
              </p>
            </th>
            {quarters.map((quarter, index) => (
              <td key={quarter} data-quarter={quarter} data-due={due[index] !== undefined}>
                {due[index] ?? <VisuallyHidden>{nothingDue}</VisuallyHidden>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
