import type { Action, Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { Split } from "./Split";
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
    <Split heading={heading} lead={lead} action={action}>
      <ul role="list">
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
    </Split>
  );
}
