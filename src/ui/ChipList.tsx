import type { Icon as IconDrawing } from "~/content-types";
import { Chip } from "./Chip";
import styles from "./ChipList.module.css";
import { Icon } from "./Icon";

/** Words as chips that wrap like words, each with the same icon if there is one. */
export function ChipList({ items, icon }: { items: readonly string[]; icon?: IconDrawing }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={styles.chips}>
      {items.map((item) => (
        <li key={item}>
          <Chip>
            {icon && <Icon of={icon} size={16} />}
            {item}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
