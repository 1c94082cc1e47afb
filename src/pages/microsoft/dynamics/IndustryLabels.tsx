import { ArrowRight } from "lucide";
import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./IndustryLabels.module.css";

type Industry = {
  readonly icon: IconDrawing;
  readonly name: string;
  /** What a program calls it, and what this industry does. */
  readonly labels: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  readonly description: string;
};

/** Industries in three columns: general words struck out, the industry's own in their place. */
export function IndustryLabels({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul role="list" className={styles.industries}>
      {industries.map(({ icon, name, labels, description }) => (
        <li key={name}>
          <h3>
            <Icon of={icon} />
            {name}
          </h3>
          <ul role="list" className={styles.labels}>
            {labels.map(({ from, to }) => (
              <li key={from}>
                <del>{from}</del>
                <Icon of={ArrowRight} size={18} />
                <VisuallyHidden> becomes </VisuallyHidden>
                <ins>{to}</ins>
              </li>
            ))}
          </ul>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
