import styles from "./IndustryRequests.module.css";

type IndustryRequestsProps = {
  requests: ReadonlyArray<{
    readonly industry: string;
    /** A typical first project, in one sentence. */
    readonly request: string;
  }>;
};

/** Industries with a typical first project, in two columns on wide screens. */
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
