import type { TeamMember } from "~/content-types";
import { Picture } from "~/ui/picture/Picture";
import styles from "./PortraitRow.module.css";

/** A few faces side by side, named for those who cannot see them. */
export function PortraitRow({ people }: { people: readonly TeamMember[] }) {
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
