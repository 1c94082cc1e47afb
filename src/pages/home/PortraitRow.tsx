import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import styles from "./PortraitRow.module.css";

/** Portraits side by side, without captions; names are in the alternative text. */
export function PortraitRow({ people }: { people: readonly TeamMember[] }) {
  return (
    <ul role="list" className={styles.faces}>
      {people.map(({ name, position, image }) => (
        <li key={name}>
          <Portrait name={name} image={image} alt={`${name}, ${position}`} sizes="160px" />
        </li>
      ))}
    </ul>
  );
}
