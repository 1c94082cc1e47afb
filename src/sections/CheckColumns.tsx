import { Check } from "lucide";
import { Icon } from "~/ui/Icon";
import styles from "./CheckColumns.module.css";

/** Short points in columns between hairlines, each checked off. */
export function CheckColumns({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon of={Check} />
          {point}
        </li>
      ))}
    </ul>
  );
}
