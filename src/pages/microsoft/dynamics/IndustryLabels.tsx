import { ArrowRight } from "lucide";
import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./IndustryLabels.module.css";

type Industry = {
  readonly icon: IconDrawing;
  readonly name: string;
  /** The program's word and the industry's own. */
  readonly labels: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  readonly description: string;
};

/** Industries in three columns, each with general labels crossed out and its own words instead. */
export function IndustryLabels({
  becomes,
  industries,
}: {
  /** Read by screen readers between the two words. */
  becomes: string;
  industries: readonly Industry[];
}) {
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
                <VisuallyHidden> {becomes} </VisuallyHidden>
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
