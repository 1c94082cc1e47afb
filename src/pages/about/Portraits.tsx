import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import styles from "./Portraits.module.css";

/** People side by side with portrait, name, position and an optional short biography. */
export function Portraits({
  people,
}: {
  people: ReadonlyArray<TeamMember & { readonly bio?: string }>;
}) {
  return (
    <ul role="list" className={styles.people}>
      {people.map(({ name, position, image, bio }) => (
        <li key={name}>
          <Portrait name={name} image={image} alt="" sizes="(width <= 37.5em) 120px, 384px" />
          <div>
            <h3>{name}</h3>
            <p className={styles.position}>{position}</p>
            {bio && <p className={styles.bio}>{bio}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
