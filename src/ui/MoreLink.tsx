import { ArrowRight } from "lucide";
import type { Action } from "~/content-types";
import { Icon } from "./Icon";
import { isOutside, Link } from "./Link";
import styles from "./MoreLink.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/**
 * "Learn More" with an arrow. `about` completes the label for screen readers, so that several on
 * one page can be told apart while the visible words stay the same.
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
