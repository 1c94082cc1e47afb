import { Check } from "lucide";
import type { Icon as IconDrawing } from "~/content-types";
import { Icon, IconTile } from "~/ui/Icon";
import styles from "./OptionCards.module.css";

export type Option = {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
  /** A word or two on the option we would choose, such as "Most Popular". It stands on night. */
  readonly flag?: string;
};

/** Options to choose between, side by side; the flagged one stands out. */
export function OptionCards({ options }: { options: readonly Option[] }) {
  return (
    <ul role="list" className={styles.options}>
      {options.map(({ icon, title, description, points, flag }) => (
        <li key={title} className={styles.option} data-surface={flag ? "inverse" : undefined}>
          <div className={styles.head}>
            <IconTile of={icon} />
            {flag && <span className={styles.flag}>{flag}</span>}
          </div>
          <h3>{title}</h3>
          <p className={styles.description}>{description}</p>
          <ul role="list">
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon of={Check} size={18} />
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
