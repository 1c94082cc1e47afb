import type { Action, TeamMember } from "~/content-types";
import { Link } from "~/ui/Link";
import { Portrait } from "~/ui/picture/Portrait";
import { columnsFor } from "./columns";
import styles from "./PortraitGrid.module.css";

/** Words and a link where a person is still missing. */
export type OpenPosition = { readonly text: string; readonly action: Action };

type PortraitGridProps = {
  people: ReadonlyArray<TeamMember & { readonly bio?: string }>;
  /** "large": three per row, for leaders; one or two stand beside their words. "small": five, for teams. */
  variant: "large" | "small";
  /** A last cell, with the outline of a person. */
  opening?: OpenPosition;
};

/** People side by side with portrait, name and position, and a short biography if they have one. */
export function PortraitGrid({ people, variant, opening }: PortraitGridProps) {
  if (people.length === 0) return null;
  const cells = people.length + (opening ? 1 : 0);
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
      {opening && <Opening {...opening} />}
    </div>
  );
}

function Opening({ text, action: { label, ...target } }: OpenPosition) {
  return (
    <p className={styles.person}>
      <svg className={styles.outline} viewBox="0 0 96 96" aria-hidden="true">
        <path d="M12 97c2-25 14-35 36-35s34 10 36 35M48 20a16 19 0 1 1 0 38a16 19 0 1 1 0-38z" />
      </svg>
      <span>
        {text}
        <br />
        <Link {...target}>{label}</Link>
      </span>
    </p>
  );
}

const sizes = { large: "(width < 44em) 96px, 384px", small: "220px" };
