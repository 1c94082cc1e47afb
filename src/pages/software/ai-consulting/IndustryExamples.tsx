import { ArrowRight } from "lucide";
import type { Icon as IconDrawing } from "~/content-types";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./IndustryExamples.module.css";

type Industry = {
  readonly icon: IconDrawing;
  readonly name: string;
  /** An input and what the software makes of it. */
  readonly applications: ReadonlyArray<{ readonly from: string; readonly to: string }>;
};

/** Industries two by two, each with examples: an input, an arrow, and its output. */
export function IndustryExamples({
  industries,
  verb,
}: {
  industries: readonly Industry[];
  /** Read out by screen readers instead of the arrow. */
  verb: string;
}) {
  return (
    <ul role="list" className={styles.industries}>
      {industries.map(({ icon, name, applications }) => (
        <li key={name}>
          <h3>
            <Icon of={icon} size={24} />
            {name}
          </h3>
          <ul role="list">
            {applications.map(({ from, to }) => (
              <li key={from} className={styles.application}>
                <strong>{from}</strong>
                <Icon of={ArrowRight} />
                <VisuallyHidden>{verb}</VisuallyHidden> <span>{to}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
