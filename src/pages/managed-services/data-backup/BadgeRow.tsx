import { BadgeCheck } from "lucide";
import { Icon } from "~/ui/Icon";
import styles from "./BadgeRow.module.css";

/** A label and a row of badges, such as names of standards. */
export function BadgeRow({ label, badges }: { label: string; badges: readonly string[] }) {
  return (
    <div className={styles.row}>
      <p>{label}</p>
      <ul role="list">
        {badges.map((badge) => (
          <li key={badge} className={styles.badge}>
            <Icon of={BadgeCheck} size={18} />
            {badge}
          </li>
        ))}
      </ul>
    </div>
  );
}
