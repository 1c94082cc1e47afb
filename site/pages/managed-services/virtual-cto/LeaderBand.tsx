import type { TeamLeader } from "~/content-types";
import { leaders } from "~/site/leaders";
import { Lead } from "~/ui/Lead";
import { Portrait } from "~/ui/picture/Portrait";
import { RichText } from "~/ui/RichText";
import styles from "./LeaderBand.module.css";

const people: readonly TeamLeader[] = leaders;

/** Who leads the engagements. */
export type LeaderBandContent = {
  readonly heading: string;
  readonly lead: string;
  /** The name, as in site/leaders.ts, which has the portrait and the position. */
  readonly leader: string;
  /** What this person has led companies through. */
  readonly changes: readonly string[];
};

/** The person whom a client gets: a large portrait beside the promise in large type. */
export function LeaderBand({ heading, lead, leader, changes }: LeaderBandContent) {
  const person = people.find(({ name }) => name === leader);
  if (!person) {
    throw new Error(
      `site/pages/managed-services/virtual-cto/content.ts: "${leader}" is no name in site/leaders.ts. Write one that is.`,
    );
  }
  return (
    <div className={styles.band}>
      <figure className={styles.person} aria-label={leader}>
        <div className={styles.portrait}>
          <Portrait name={leader} image={person.image} alt="" sizes="(width < 44em) 96px, 384px" />
        </div>
        <figcaption>
          <strong>{leader}</strong>
          {person.position}
        </figcaption>
      </figure>
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
