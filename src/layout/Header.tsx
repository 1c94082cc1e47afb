import type { Destination } from "~/content-types";
import { roomOf } from "~/lib/room";
import { booking } from "~/site/booking";
import { alternateMark } from "~/site/brand";
import { company } from "~/site/company";
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

/** What an arrow or an icon takes, and the space around, in letters. */
const lettersOfSpace = 5;

const items = [header.home, ...menus.map(({ label }) => label)];

/** The letters of the whole header without the client link, which laptops show as an icon, and without the phone number. */
const letters =
  roomOf([company.name, ...items, header.action].join("")) + lettersOfSpace * items.length;

/** With more, laptops show the menus without arrows and close together. Counted with Figtree at 901 px. */
const mostOnLaptops = 100;

const isTight = letters + (clientLink ? lettersOfSpace : 0) > mostOnLaptops;

/** With more, desktops show no words of the link that dials. */
const mostOnDesktops = 120;

const lettersOfClientLink = clientLink ? lettersOfSpace + roomOf(clientLink.label) : 0;

/**
 * The sticky header, rendered at build time only. Its menus are native popovers and work without
 * JavaScript; client/menus.ts adds what popovers lack.
 */
export function Header() {
  return (
    <header
      className={[
        styles.header,
        states.states,
        ...(leadsToParts ? [styles.parts] : []),
        ...(isTight ? [itemStyles.tight] : []),
      ].join(" ")}
      data-surface="inverse"
    >
      <div className={styles.bar}>
        <Brand alternate={alternateMark} />
        <HeaderButtons
          controls="site-menu"
          isWordy={letters + lettersOfClientLink + roomOf(header.call) <= mostOnDesktops}
        />
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
