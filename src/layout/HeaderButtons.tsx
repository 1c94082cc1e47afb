import { Menu, Phone, X } from "lucide";
import { phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { header } from "~/site/words/header-and-footer";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./HeaderButtons.module.css";

/**
 * A link that dials: an icon on small screens and wide laptops, words on large screens with room for them. And on small
 * screens the button that opens and closes the navigation.
 */
export function HeaderButtons({
  controls,
  isWordy,
}: {
  /** id of the navigation. */
  controls: string;
  /** Whether large screens have room for the words of the link that dials, and wide laptops for its icon. */
  isWordy: boolean;
}) {
  return (
    <>
      <a
        className={`${styles.button} ${styles.call}${isWordy ? ` ${styles.words}` : ""}`}
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
