import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import styles from "./Values.module.css";

type Value = {
  readonly name: string;
  readonly description: string;
  /** The person responsible for it. */
  readonly owner: TeamMember;
  /** What that person does for it. Follows the name. */
  readonly habit: string;
};

/** Company values, each with the portrait of the person responsible for it. */
export function Values({ values }: { values: readonly Value[] }) {
  return (
    <ul role="list" className={styles.values}>
      {values.map(({ name, description, owner, habit }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <div className={styles.owner}>
            <Portrait name={owner.name} image={owner.image} alt="" sizes="96px" />
            <p>
              <strong>{owner.name}</strong> {habit}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
