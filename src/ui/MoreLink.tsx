import { ArrowRight } from "lucide";
import type { Action } from "~/content-types";
import { Icon } from "./Icon";
import { isOutside, Link } from "./Link";
import styles from "./MoreLink.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/**
 * A link with an arrow, such as "Learn More". `about` completes its accessible name, so that several
 * links with the same label differ.
 */
export function MoreLink({
  label,
  about,
  ...link
}: Action & { about?: string; current?: boolean }) {
  return (
    <Link className={styles.more} {...link}>
      {label}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
      {!isOutside(link) && <Icon of={ArrowRight} size={18} />}
    </Link>
  );
}
