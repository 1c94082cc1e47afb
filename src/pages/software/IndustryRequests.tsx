import styles from "./IndustryRequests.module.css";

type IndustryRequestsProps = {
  requests: ReadonlyArray<{
    /** Who asks. */
    readonly industry: string;
    /** For what, in one sentence. */
    readonly request: string;
  }>;
};

/** Who asks and for what, between hairlines: one quiet table, in two halves where there is room. */
export function IndustryRequests({ requests }: IndustryRequestsProps) {
  return (
    <ul role="list" className={styles.requests}>
      {requests.map(({ industry, request }) => (
        <li key={industry} className={styles.request}>
          <h3>{industry}</h3>
          <p>{request}</p>
        </li>
      ))}
    </ul>
  );
}
