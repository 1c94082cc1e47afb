import type { MenuItem } from "~/site/navigation";
import { LargeIcon } from "~/ui/Icon";
import styles from "./MenuEntry.module.css";
import { NavLink } from "./NavLink";

/** One entry of a dropdown: icon, name and description. All of it is clickable. */
export function MenuEntry({ name, icon, description, ...destination }: MenuItem) {
  return (
    <li className={styles.entry}>
      <LargeIcon of={icon} />
      <div>
        <NavLink className={styles.link} {...destination}>
          {name}
        </NavLink>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}
