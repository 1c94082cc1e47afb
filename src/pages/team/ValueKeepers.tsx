import type { TeamMember } from "~/content-types";
import { Picture } from "~/ui/picture/Picture";
import styles from "./ValueKeepers.module.css";

type KeptValue = {
  readonly name: string;
  readonly description: string;
  /** Who looks after it. */
  readonly keeper: TeamMember;
  /** What that person does about it. */
  readonly habit: string;
};

/** Values, each under the person who looks after it and stands on its line. */
export function ValueKeepers({ values }: { values: readonly KeptValue[] }) {
  return (
    <ul role="list" className={styles.values}>
      {values.map(({ name, description, keeper, habit }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <div className={styles.keeper}>
            <Picture image={keeper.image} alt="" sizes="96px" />
            <p>
              <strong>{keeper.name}</strong> {habit}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
