import type { ReactNode } from "react";
import { type ButtonAction, ButtonLink } from "~/ui/Button";
import styles from "./SplitSection.module.css";

/** The words beside what a split section shows. */
export type SplitSectionContent = {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly action?: ButtonAction;
};

type SplitSectionProps = SplitSectionContent & {
  /** For a table that the heading names. */
  headingId?: string;
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
