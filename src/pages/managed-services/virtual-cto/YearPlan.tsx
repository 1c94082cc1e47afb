import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./YearPlan.module.css";

type YearPlanRow = {
  readonly name: string;
  readonly description: string;
  /** What happens in each quarter, in a word or two; undefined for a quarter of rest. */
  readonly quarters: readonly (string | undefined)[];
};

type YearPlanProps = {
  /** Heads the column of names. */ column: string;
  rows: readonly YearPlanRow[];
};

const quarterNames = ["Q1", "Q2", "Q3", "Q4"];

/** Things done over a year: a row each, with a point on its line in every quarter it is due. */
export function YearPlan({ column, rows }: YearPlanProps) {
  return (
    <table className={styles.plan}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{column}</VisuallyHidden>
          </th>
          {quarterNames.map((quarter) => (
            <th key={quarter} scope="col">
              {quarter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, description, quarters }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
              <span>{description}</span>
            </th>
            {quarterNames.map((quarter, index) => (
              <td key={quarter} data-due={quarters[index] !== undefined}>
                {quarters[index] ?? <VisuallyHidden>Nothing due</VisuallyHidden>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
