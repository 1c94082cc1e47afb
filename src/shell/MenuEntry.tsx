import type { ServiceListItem } from "~/records";
import { IconTile } from "~/ui/Icon";
import styles from "./MenuEntry.module.css";
import { NavLink } from "./NavLink";

/** One line of a dropdown: icon, name and what it is. All of it is the link; its name is the name. */
export function MenuEntry({ id, name, icon, description }: ServiceListItem) {
  return (
    <li className={styles.entry}>
      <IconTile of={icon} />
      <div>
        <NavLink className={styles.link} to={id}>
          {name}
        </NavLink>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}
