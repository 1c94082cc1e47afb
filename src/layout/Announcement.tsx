import { type Announcement as AnnouncementProps, header } from "~/site/words/header-and-footer";
import { Link } from "~/ui/Link";
import styles from "./Announcement.module.css";

/** A line above the header, which scrolls away. */
export function Announcement({ text, lastDay: _, ...destination }: AnnouncementProps) {
  const leads = destination.to !== undefined || destination.href !== undefined;
  return (
    <aside className={styles.announcement} data-surface="inverse" aria-label={header.announcement}>
      {leads ? <Link {...destination}>{text}</Link> : <p>{text}</p>}
    </aside>
  );
}
