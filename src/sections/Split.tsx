import type { ReactNode } from "react";
import type { Action, Icon } from "~/content-types";
import { ButtonLink } from "~/ui/Button";
import styles from "./Split.module.css";

type SplitProps = {
  heading: string;
  lead?: string | undefined;
  action?: (Action & { readonly icon?: Icon }) | undefined;
  /** Stands under the statement. */
  below?: ReactNode;
  /** "even" halves, "wide" gives the right side more, "pinned" also keeps the left in view. */
  variant?: "even" | "wide" | "pinned";
  /** Stands on the right. */
  children: ReactNode;
};

/** A statement with its lead and action on the left, what it is about on the right. */
export function Split({ heading, lead, action, variant = "even", below, children }: SplitProps) {
  return (
    <div className={styles.split} data-variant={variant}>
      <div>
        <h2>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && <ButtonLink {...action} />}
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {children}
    </div>
  );
}
