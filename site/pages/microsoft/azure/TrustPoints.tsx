import type { Feature } from "~/content-types";
import "~/sections/columns.css";
import { Icon } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import styles from "./TrustPoints.module.css";

/** Reasons for trust, side by side under the hero. */
export function TrustPoints({ points }: { points: readonly Feature[] }) {
  return (
    <ul role="list" className={styles.points} data-fit={points.length}>
      {points.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon of={icon} size={26} />
          <p>
            <strong>{title}</strong> <RichText text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
