import { CircleUserRound } from "lucide";
import type { Action } from "~/content-types";
import { Icon } from "~/ui/Icon";
import styles from "./ClientLink.module.css";
import itemStyles from "./HeaderItem.module.css";
import { NavLink } from "./NavLink";

/** The header's link for clients. Where the header is narrow, an icon stands for its label. */
export function ClientLink({ label, ...destination }: Action) {
  return (
    <li className={styles.client}>
      <NavLink className={itemStyles.item} {...destination}>
        <Icon of={CircleUserRound} />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}
