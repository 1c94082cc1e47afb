import type { TeamMember } from "~/content-types";
import { Grid } from "~/sections/Grid";
import { Lead } from "~/ui/Lead";
import { Portrait } from "~/ui/picture/Portrait";
import { RichText } from "~/ui/RichText";
import styles from "./LeaderBand.module.css";

/** Who leads the engagements. */
export type LeaderBandContent = {
  readonly heading: string;
  readonly lead: string;
  /** What this person has led companies through. */
  readonly changes: readonly string[];
};

/** The person whom a client gets: a large portrait beside the promise in large type. */
export function LeaderBand(props: LeaderBandContent & { leader: TeamMember }) {
  const { heading, lead, leader, changes } = props;
  const { name, position, image } = leader;
  return (
    <div className={styles.band}>
      <figure className={styles.person} aria-label={name}>
        <div className={styles.portrait}>
          <Portrait name={name} image={image} alt="" sizes="(width < 44em) 96px, 384px" />
        </div>
        <figcaption>
          <strong>{name}</strong>
          {position}
        </figcaption>
      </figure>
      <div>
        <h2 className={styles.heading}>
          <RichText text={heading} />
        </h2>
        <Lead text={lead} />
        <Grid columns={2} lines>
          {changes.map((change) => (
            <li key={change}>
              <RichText text={change} />
            </li>
          ))}
        </Grid>
      </div>
    </div>
  );
}
