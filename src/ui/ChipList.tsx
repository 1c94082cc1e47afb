import { Chip } from "./Chip";
import styles from "./ChipList.module.css";

/** Words as chips that wrap like words. */
export function ChipList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={styles.chips}>
      {items.map((item) => (
        <li key={item}>
          <Chip>{item}</Chip>
        </li>
      ))}
    </ul>
  );
}
