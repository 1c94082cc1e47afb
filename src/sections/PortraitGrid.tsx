import type { ReactNode } from "react";
import type { TeamMember } from "~/content-types";
import { Portrait } from "~/ui/picture/Portrait";
import { columnsFor } from "./columns";
import styles from "./PortraitGrid.module.css";

type PortraitGridProps = {
  people: ReadonlyArray<TeamMember & { readonly bio?: string }>;
  /** "large": three per row, for leaders; one or two stand beside their words. "small": five, for teams. */
  variant: "large" | "small";
  /** A last cell beside the list, such as an open position: a drawing and text. */
  children?: ReactNode;
};

/** People side by side with portrait, name and position, and a short biography if they have one. */
export function PortraitGrid({ people, variant, children }: PortraitGridProps) {
  if (people.length === 0) return null;
  const cells = people.length + (children ? 1 : 0);
  const columns = columnsFor(cells, 3);
  // One left over after rows of three takes a row of its own. One left over after rows of five makes them rows of six.
  const left = [cells > 4 && cells % 3 === 1 && "three", cells % 5 === 1 && "five"];
  return (
    <div
      className={styles[variant]}
      data-columns={variant === "large" && columns !== 3 ? columns : undefined}
      data-cells={variant === "small" ? cells : undefined}
      data-left={left.filter(Boolean).join(" ") || undefined}
    >
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
      {children && <p className={styles.person}>{children}</p>}
    </div>
  );
}

const sizes = { large: "(width < 44em) 96px, 384px", small: "220px" };
