import { Menu, Phone, X } from "lucide";
import { phoneHref } from "~/lib/hrefs";
import { company } from "~/site/company";
import { header } from "~/site/words/header-and-footer";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./SmallScreenButtons.module.css";

/** On small screens: a link that dials, and the button that opens and closes the navigation. */
export function SmallScreenButtons({
  controls,
}: {
  /** id of the navigation. */ controls: string;
}) {
  return (
    <>
      <Link className={`${styles.button} ${styles.call}`} href={phoneHref(company.phone)}>
        <Icon of={Phone} size={22} />
        <VisuallyHidden>{header.call}</VisuallyHidden>
      </Link>
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
