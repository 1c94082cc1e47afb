import type { ReactNode } from "react";
import type { Action, Icon } from "~/content-types";
import { ButtonLink } from "~/ui/Button";
import styles from "./SplitSection.module.css";

type SplitSectionProps = {
  /** For a table that the heading names. */
  headingId?: string;
  heading: string;
  lead?: string | undefined;
  action?: (Action & { readonly icon?: Icon }) | undefined;
  /** Shown under the lead. */
  below?: ReactNode;
  /** "even": two halves. "wide": more room on the right. "pinned": also keeps the left in view. */
  variant?: "even" | "wide" | "pinned";
  /** The right column. */
  children: ReactNode;
};

/** Heading, lead and action on the left; the content on the right. */
export function SplitSection({
  headingId,
  heading,
  lead,
  action,
  variant = "even",
  below,
  children,
}: SplitSectionProps) {
  return (
    <div className={styles.split} data-variant={variant}>
      <div>
        <h2 id={headingId}>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && <ButtonLink {...action} />}
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {children}
    </div>
  );
}
