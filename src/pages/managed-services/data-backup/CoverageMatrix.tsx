import styles from "./CoverageMatrix.module.css";

/** How one copy comes out of an incident: it restores, it could have, or it is no use. */
type CopyState = { readonly state: "restores" | "ready" | "lost"; readonly word: string };

type CoverageCase = {
  readonly event: string;
  /** One for each copy, in their order. */
  readonly states: readonly CopyState[];
  /** What you have again afterwards. */
  readonly outcome: string;
};

type CoverageMatrixProps = { copies: readonly string[]; cases: readonly CoverageCase[] };

/** Incidents down, copies across: a drawn mark and a word where they meet, the outcome at the end. */
export function CoverageMatrix({ copies, cases }: CoverageMatrixProps) {
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">What happened</th>
          {copies.map((copy) => (
            <th key={copy} scope="col">
              {copy}
            </th>
          ))}
          <th scope="col">What you get back</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ event, states, outcome }) => (
          <tr key={event}>
            <th scope="row">{event}</th>
            {copies.map((copy, index) => (
              <td key={copy} data-copy={copy} data-state={states[index]?.state}>
                <span>{states[index]?.word}</span>
              </td>
            ))}
            <td className={styles.outcome}>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
