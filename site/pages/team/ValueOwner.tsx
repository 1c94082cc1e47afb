import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import styles from "./ValueOwner.module.css";

/** Who is responsible for a value. */
export type ValueOwnerContent = {
  readonly owner: TeamMember;
  /** What that person does for the value. Follows the name. */
  readonly habit: string;
};

/** The person responsible for a company value: portrait, name and habit. */
export function ValueOwner({ owner, habit }: ValueOwnerContent) {
  return (
    <div className={styles.owner}>
      <Portrait name={owner.name} image={owner.image} alt="" sizes="64px" />
      <p>
        <strong>{owner.name}</strong> {habit}
      </p>
    </div>
  );
}
