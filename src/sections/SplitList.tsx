import type { Action, Icon as IconDrawing } from "~/records";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import styles from "./SplitList.module.css";

export type SplitListItem = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
};

/** A statement with its action on the left, the few things it rests on listed on the right. */
export function SplitList({
  heading,
  lead,
  action,
  items,
}: {
  heading: string;
  lead: string;
  action?: Action;
  items: readonly SplitListItem[];
}) {
  return (
    <div className={styles.split}>
      <div>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        {action && <ButtonLink {...action} />}
      </div>
      <ul>
        {items.map(({ icon, title, description }) => (
          <li key={title} className={styles.item}>
            <span className={styles.tile}>
              <Icon of={icon} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
