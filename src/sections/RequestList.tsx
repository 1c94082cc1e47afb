import styles from "./RequestList.module.css";
import { Split } from "./Split";

type RequestListProps = {
  heading: string;
  lead: string;
  requests: ReadonlyArray<{
    /** Who asks. */
    readonly industry: string;
    /** For what, in one sentence. */
    readonly request: string;
  }>;
};

/** Requests as in a tracker: each an open point, labeled with who asks for it. */
export function RequestList({ heading, lead, requests }: RequestListProps) {
  return (
    <Split heading={heading} lead={lead} look="pinned">
      <ul>
        {requests.map(({ industry, request }) => (
          <li key={industry} className={styles.request}>
            <h3 className={styles.label}>{industry}</h3>
            <p>{request}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}
