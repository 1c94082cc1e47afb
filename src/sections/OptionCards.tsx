import { Check } from "lucide";
import type { IconNode } from "~/content-types";
import { Icon, IconTile } from "~/ui/Icon";
import { RichText } from "~/ui/RichText";
import styles from "./OptionCards.module.css";

export type Option = {
  readonly icon: IconNode;
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
  /** A short label such as "Most Popular". The card is then dark. */
  readonly flag?: string;
};

/** Options side by side as cards with checklists, from four on in rows of two. A flagged one is highlighted. */
export function OptionCards({ options }: { options: readonly Option[] }) {
  return (
    <ul role="list" className={styles.options} data-wrap={options.length > 3 || undefined}>
      {options.map(({ icon, title, description, points, flag }) => (
        <li key={title} className={styles.option} data-surface={flag ? "inverse" : undefined}>
          <div className={styles.head}>
            <IconTile of={icon} />
            {flag && <span className={styles.flag}>{flag}</span>}
          </div>
          <h3>{title}</h3>
          <p className={styles.description}>
            <RichText text={description} />
          </p>
          {points.length > 0 && (
            <ul role="list">
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  <Icon of={Check} size={18} />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
