import type { ReactNode } from "react";
import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import styles from "./PortraitGrid.module.css";

type PortraitGridProps = {
  people: ReadonlyArray<TeamMember & { readonly bio?: string }>;
  /** "large": three per row, for leaders. "small": five, for teams. */
  variant: "large" | "small";
  /** A last cell beside the list, such as an open position. */
  children?: ReactNode;
};

/** People side by side with portrait, name and position, and a short biography if they have one. */
export function PortraitGrid({ people, variant, children }: PortraitGridProps) {
  return (
    <div className={styles[variant]}>
      <ul role="list">
        {people.map(({ name, position, image, bio }) => (
          <li key={name} className={styles.person}>
            <Portrait name={name} image={image} alt="" sizes={sizes[variant]} />
            <div>
              <h3>{name}</h3>
              <p className={styles.position}>{position}</p>
              {bio && <p>{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
      {children && <div className={styles.person}>{children}</div>}
    </div>
  );
}

const sizes = { large: "(width < 44em) 96px, 384px", small: "220px" };
