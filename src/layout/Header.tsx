import { menus } from "~/site/navigation";
import { Brand } from "./Brand";
import styles from "./Header.module.css";
import itemStyles from "./HeaderItem.module.css";
import states from "./HeaderStates.module.css";
import { Menu } from "./Menu";
import { MenuToggle } from "./MenuToggle";
import { NavLink } from "./NavLink";

/**
 * The sticky header (specification section 2.2). Rendered at build time only. Every menu is a
 * native popover, so all of it opens, closes and excludes the others without a script;
 * menu-behavior.ts adds what the platform lacks.
 */
export function Header() {
  return (
    <header className={`${styles.header} ${states.states}`} data-surface="inverse">
      {/* Keeps over a reload whether the page is scrolled; see HeaderStates.module.css. */}
      <input type="checkbox" hidden />
      <div className={styles.bar}>
        <Brand />
        <MenuToggle controls="site-menu" />
        <nav id="site-menu" className={styles.nav} popover="auto" aria-label="Main">
          <ul className={styles.list}>
            <li>
              <NavLink className={itemStyles.item} to="home">
                Home
              </NavLink>
            </li>
            {menus.map((menu) => (
              <Menu key={menu.label} {...menu} />
            ))}
          </ul>
          <NavLink className={styles.action} to="contact">
            Get Started
          </NavLink>
        </nav>
      </div>
    </header>
  );
}
