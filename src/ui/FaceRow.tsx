import type { TeamMember } from "~/records";
import styles from "./FaceRow.module.css";
import { Picture } from "./Picture";

/** A few faces side by side, named for those who cannot see them. */
export function FaceRow({ people }: { people: readonly TeamMember[] }) {
  return (
    <ul role="list" className={styles.faces}>
      {people.map(({ name, position, image }) => (
        <li key={name}>
          <Picture image={image} alt={`${name}, ${position}`} sizes="160px" />
        </li>
      ))}
    </ul>
  );
}
