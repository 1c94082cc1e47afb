import type { TeamMember } from "~/content-types";
import { Picture } from "~/ui/picture/Picture";
import styles from "./PortraitRow.module.css";

/** Portraits side by side, without captions; names are in the alternative text. */
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
