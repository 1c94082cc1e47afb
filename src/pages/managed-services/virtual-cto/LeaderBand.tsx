import type { TeamLeader } from "~/content-types";
import { Lead } from "~/ui/Lead";
import { Portrait } from "~/ui/picture/Portrait";
import { RichText } from "~/ui/RichText";
import styles from "./LeaderBand.module.css";

/** Who leads the engagements. */
export type LeaderBandContent = {
  readonly heading: string;
  readonly lead: string;
  readonly leader: TeamLeader | undefined;
  /** What this person has led companies through. */
  readonly changes: readonly string[];
};

/** The person whom a client gets: a large portrait beside the promise in large type. */
export function LeaderBand({ heading, lead, leader, changes }: LeaderBandContent) {
  return (
    <div className={styles.band}>
      {leader && (
        <div className={styles.portrait}>
          <Portrait {...leader} alt="" sizes="(width < 44em) 128px, 384px" />
        </div>
      )}
      <div>
        <h2 className={styles.heading}>
          <RichText text={heading} />
        </h2>
        <Lead text={lead} />
        <ul role="list" className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>
              <RichText text={change} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
