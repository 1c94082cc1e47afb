import { Menu as MenuIcon, X } from "lucide";
import { company } from "~/site/company";
import { menus } from "~/site/navigation";
import { pathTo } from "~/site/routes";
import { Icon } from "~/ui/Icon";
import { BrandMark } from "./BrandMark";
import styles from "./Header.module.css";
import { Menu } from "./Menu";
import { NavLink } from "./NavLink";

/**
 * The sticky header (specification section 2.2). Rendered at build time only. Every menu is a
 * native popover, so all of it opens, closes and excludes the others without a script;
 * menu-behavior.ts adds what the platform lacks.
 */
export function Header() {
  return (
    <header className={styles.header} data-ground="night">
      <div className={styles.bar}>
        <a className={styles.brand} href={pathTo("home")}>
          <BrandMark />
          {company.name}
        </a>
        <button type="button" className={styles.toggle} popoverTarget="site-menu" aria-label="Menu">
          <Icon of={MenuIcon} size={24} />
          <Icon of={X} size={24} />
        </button>
        <nav id="site-menu" className={styles.nav} popover="auto" aria-label="Main">
          <ul className={styles.list}>
            <li>
              <NavLink className={styles.item} to="home">
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
