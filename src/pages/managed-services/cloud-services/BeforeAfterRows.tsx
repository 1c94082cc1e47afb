import { ArrowRight } from "lucide";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./BeforeAfterRows.module.css";

type Change = { readonly title: string; readonly before: string; readonly after: string };

/** A list of changes: the topic, the state before, an arrow and the state after. */
export function BeforeAfterRows({
  changes,
  labels,
}: {
  changes: readonly Change[];
  /** Headings of the two columns. */
  labels: { readonly before: string; readonly after: string };
}) {
  return (
    <div>
      <div className={styles.labels} aria-hidden="true">
        <span>{labels.before}</span>
        <Icon of={ArrowRight} />
        <span>{labels.after}</span>
      </div>
      <ul role="list">
        {changes.map(({ title, before, after }) => (
          <li key={title} className={styles.row}>
            <h3>{title}</h3>
            <p className={styles.before}>
              <VisuallyHidden>{labels.before}: </VisuallyHidden>
              {before}
            </p>
            <span className={styles.arrow}>
              <Icon of={ArrowRight} />
            </span>
            <p className={styles.after}>
              <VisuallyHidden>{labels.after}: </VisuallyHidden>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
