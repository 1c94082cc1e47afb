import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import styles from "./ValueOwner.module.css";

type ValueOwnerProps = {
  owner: TeamMember;
  /** What that person does for the value. Follows the name. */
  habit: string;
};

/** The person responsible for a company value: portrait, name and habit. */
export function ValueOwner({ owner, habit }: ValueOwnerProps) {
  return (
    <div className={styles.owner}>
      <Portrait name={owner.name} image={owner.image} alt="" sizes="64px" />
      <p>
        <strong>{owner.name}</strong> {habit}
      </p>
    </div>
  );
}
