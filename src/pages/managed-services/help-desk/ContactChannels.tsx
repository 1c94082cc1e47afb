import type { Action, Icon as IconDrawing } from "~/content-types";
import { IconTile } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import styles from "./ContactChannels.module.css";

/** A way to contact support. */
export type Channel = {
  readonly icon: IconDrawing;
  readonly name: string;
  /** What it is best for. */
  readonly best: string;
  readonly description: string;
  /** Missing if a link cannot lead there, such as a program on the client's computer. */
  readonly action?: Action;
};

/** Ways to contact support: the first one large, the others listed beside it. */
export function ContactChannels({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul role="list" className={styles.channels}>
      {channels.map(({ icon, name, best, description, action }) => (
        <li key={name} className={styles.channel}>
          <IconTile of={icon} />
          <div>
            <h3>{name}</h3>
            <p className={styles.best}>{best}</p>
            <p className={styles.description}>{description}</p>
            {action && (
              <Link className={styles.action} {...action}>
                {action.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
