import { useTableName } from "~/sections/heading-id";
import styles from "./CoverageMatrix.module.css";

/** One copy after an incident: the one that is restored, one that would also do, or one that is lost. */
export type CopyState = { readonly state: "restores" | "ready" | "lost"; readonly word: string };

type CoverageCase<Copies extends readonly string[]> = {
  readonly event: string;
  /** One for each copy, in the same order. */
  readonly states: { readonly [Copy in keyof Copies]: CopyState };
  /** What the client gets back. */
  readonly outcome: string;
};

/** What the table says. */
export type CoverageMatrixContent<Copies extends readonly string[] = readonly string[]> = {
  /** Headings of the first and the last column. */
  readonly columns: { readonly event: string; readonly outcome: string };
  /** Headings of the columns between them. */
  readonly copies: Copies;
  readonly cases: ReadonlyArray<CoverageCase<NoInfer<Copies>>>;
};

/** A table of incidents: the state of each backup copy, and what is restored. */
export function CoverageMatrix<const Copies extends readonly string[]>({
  columns,
  copies,
  cases,
}: CoverageMatrixContent<Copies>) {
  return (
    <table className={styles.matrix} aria-labelledby={useTableName()}>
      <thead>
        <tr>
          <th scope="col">{columns.event}</th>
          {copies.map((copy) => (
            <th key={copy} scope="col">
              {copy}
            </th>
          ))}
          <th scope="col">{columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ event, states, outcome }) => (
          <tr key={event}>
            <th scope="row">{event}</th>
            {copies.map((copy, index) => (
              <td key={copy} data-copy={copy}>
                <span className={styles.state} data-state={states[index]?.state}>
                  {states[index]?.word}
                </span>
              </td>
            ))}
            <td className={styles.outcome}>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
