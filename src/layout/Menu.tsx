import { ArrowLeft, ChevronDown, Phone } from "lucide";
import { useContext } from "react";
import { phoneHref } from "~/lib/hrefs";
import { familyOf } from "~/lib/routes";
import { company } from "~/site/company";
import type { Menu as MenuProps } from "~/site/navigation";
import { header } from "~/site/words/header-and-footer";
import { CurrentPage } from "~/ui/current-page";
import { Icon } from "~/ui/Icon";
import { MoreLink } from "~/ui/MoreLink";
import itemStyles from "./HeaderItem.module.css";
import styles from "./Menu.module.css";
import { MenuEntry } from "./MenuEntry";

/**
 * One dropdown of the header: a button and its panel. On small screens the panel covers the
 * navigation and has a Back button.
 */
export function Menu({ id, label, items, viewAll }: MenuProps & { id: string }) {
  const viewingAll = useContext(CurrentPage) === viewAll;
  return (
    <li className={styles.menu}>
      <button type="button" className={itemStyles.item} popoverTarget={id}>
        {label}
        <Icon of={ChevronDown} size={16} />
      </button>
      <div
        id={id}
        className={styles.panel}
        popover="auto"
        data-surface="default"
        data-family={familyOf(viewAll ?? items[0].to)}
      >
        <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
          <Icon of={ArrowLeft} />
          {header.back}
        </button>
        <p className={styles.heading}>{label}</p>
        <ul className={styles.items} data-wide={items.length > 3 || undefined}>
          {items.map((item) => (
            <MenuEntry key={item.name} {...item} />
          ))}
        </ul>
        <p className={styles.foot}>
          {viewAll && (
            <MoreLink label={header.viewAll} about={label} to={viewAll} current={viewingAll} />
          )}
          <a className={styles.phone} href={phoneHref(company.phone)}>
            <Icon of={Phone} size={18} />
            {company.phone.text}
          </a>
        </p>
      </div>
    </li>
  );
}
