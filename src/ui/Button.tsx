import type { ReactNode } from "react";
import type { Action, Icon as IconDrawing } from "~/content-types";
import styles from "./Button.module.css";
import { Icon } from "./Icon";
import { Link } from "./Link";
import { VisuallyHidden } from "./VisuallyHidden";

type Look = "primary" | "secondary";

/** An action whose label needs a word more for screen readers: where it leads, or to what. */
export type ButtonAction = Action & { readonly about?: string };

/**
 * A link that looks like a button. "primary" is the one action wanted next on this ground,
 * "secondary" stands beside it.
 */
export function ButtonLink({
  label,
  variant = "primary",
  icon,
  about,
  ...destination
}: ButtonAction & { variant?: Look; icon?: IconDrawing }) {
  return (
    <Link className={`${styles.button} ${styles[variant]}`} {...destination}>
      {icon && <Icon of={icon} />}
      {label}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </Link>
  );
}

/** Sends the form it stands in. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={`${styles.button} ${styles.wanted}`}>
      {children}
    </button>
  );
}

/** Buttons side by side; under each other where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
