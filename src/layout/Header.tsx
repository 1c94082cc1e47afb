import type { Destination } from "~/content-types";
import { booking } from "~/site/booking";
import { alternateMark } from "~/site/brand";
import { clientLink, menus } from "~/site/navigation";
import { header } from "~/site/words/header-and-footer";
import { Brand } from "./Brand";
import { ClientLink } from "./ClientLink";
import styles from "./Header.module.css";
import { HeaderButtons } from "./HeaderButtons";
import itemStyles from "./HeaderItem.module.css";
import states from "./HeaderStates.module.css";
import { Menu } from "./Menu";
import { NavLink } from "./NavLink";

/** Whether the menu leads to a part of a page, which may be the open one. */
const leadsToParts = [
  booking,
  clientLink,
  ...menus.flatMap(({ items }): readonly Destination[] => items),
].some((link) => link?.anchor || link?.href?.startsWith("#"));

/**
 * The sticky header, rendered at build time only. Its menus are native popovers and work without
 * JavaScript; client/menus.ts adds what popovers lack.
 */
export function Header() {
  return (
    <header
      className={`${styles.header} ${states.states}${leadsToParts ? ` ${styles.parts}` : ""}`}
      data-surface="inverse"
    >
      <div className={styles.bar}>
        <Brand alternate={alternateMark} />
        <HeaderButtons controls="site-menu" />
        <nav id="site-menu" className={styles.nav} popover="auto" aria-label={header.navigation}>
          <ul className={styles.list}>
            <li>
              <NavLink className={itemStyles.item} to="home">
                {header.home}
              </NavLink>
            </li>
            {menus.map((menu, index) => (
              <Menu key={menu.label} id={`menu-${index + 1}`} {...menu} />
            ))}
            {clientLink && <ClientLink {...clientLink} />}
          </ul>
          <NavLink className={styles.action} {...booking}>
            {header.action}
          </NavLink>
        </nav>
      </div>
      {/* Remembers across a reload whether the page was scrolled; see HeaderStates.module.css. */}
      <input type="checkbox" hidden />
    </header>
  );
}
