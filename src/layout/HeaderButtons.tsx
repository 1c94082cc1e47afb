import { Menu, Phone, X } from "lucide";
import { phoneHref } from "~/lib/hrefs";
import { roomOf } from "~/lib/room";
import { company } from "~/site/company";
import { clientLink, menus } from "~/site/navigation";
import { header } from "~/site/words/header-and-footer";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./HeaderButtons.module.css";

/** With as many letters in the header, the words of the link that dials have room beside the menus. */
const mostLetters = 120;

/** What an arrow or an icon takes, and the space around. */
const lettersOfSpace = 5;

const items = [header.home, ...[...menus, clientLink].flatMap((item) => item?.label ?? [])];
const words = [company.name, header.call, ...items, header.action].join("");
const hasRoom = roomOf(words) + lettersOfSpace * items.length <= mostLetters;

/**
 * A link that dials: an icon on small screens, words on large ones with room for them. And on small screens the button
 * that opens and closes the navigation.
 */
export function HeaderButtons({ controls }: { /** id of the navigation. */ controls: string }) {
  return (
    <>
      <a
        className={`${styles.button} ${styles.call}${hasRoom ? ` ${styles.words}` : ""}`}
        href={phoneHref(company.phone)}
      >
        <Icon of={Phone} size={22} />
        <VisuallyHidden>{header.call}</VisuallyHidden>
      </a>
      <button
        type="button"
        className={`${styles.button} ${styles.toggle}`}
        popoverTarget={controls}
        aria-label={header.menu}
      >
        <Icon of={Menu} size={24} />
        <Icon of={X} size={24} />
      </button>
    </>
  );
}
