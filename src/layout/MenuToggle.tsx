import { Menu, X } from "lucide";
import { Icon } from "~/ui/Icon";
import { header } from "./content";
import styles from "./MenuToggle.module.css";

/** Opens and closes the navigation on small screens. */
export function MenuToggle({ controls }: { /** id of the navigation. */ controls: string }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={controls}
      aria-label={header.menu}
    >
      <Icon of={Menu} size={24} />
      <Icon of={X} size={24} />
    </button>
  );
}
