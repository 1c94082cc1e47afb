import styles from "./IndustryRequests.module.css";

type IndustryRequestsProps = {
  requests: ReadonlyArray<{
    readonly industry: string;
    /** What clients of that industry ask for first, in one sentence. */
    readonly request: string;
  }>;
};

/** Industries with a typical request, in two columns on wide screens. */
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
