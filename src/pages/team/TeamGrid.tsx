import type { Action, TeamMember } from "~/content-types";
import { MoreLink } from "~/ui/MoreLink";
import { Portrait } from "~/ui/picture/Portrait";
import { PortraitPlaceholder } from "./PortraitPlaceholder";
import styles from "./TeamGrid.module.css";

type TeamGridProps = {
  members: readonly TeamMember[];
  /** The open position after the last member. */
  opening: { readonly text: string; readonly action: Action };
};

/** Team members in a grid: portrait, name, position. */
export function TeamGrid({ members, opening }: TeamGridProps) {
  return (
    <div className={styles.grid}>
      <ul role="list" className={styles.members}>
        {members.map(({ name, position, image }) => (
          <li key={name}>
            <Portrait name={name} image={image} alt="" sizes="220px" />
            <h3>{name}</h3>
            <p>{position}</p>
          </li>
        ))}
      </ul>
      <div className={styles.opening}>
        <PortraitPlaceholder />
        <div>
          <p className={styles.name}>{opening.text}</p>
          <MoreLink {...opening.action} />
        </div>
      </div>
    </div>
  );
}
