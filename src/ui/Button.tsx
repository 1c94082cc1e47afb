import type { ReactNode } from "react";
import type { Action, Icon as IconDrawing } from "~/content-types";
import styles from "./Button.module.css";
import { Icon } from "./Icon";
import { Link } from "./Link";
import { VisuallyHidden } from "./VisuallyHidden";

type Look = "primary" | "secondary";

/** An action; `about` adds words to its label for screen readers. */
export type ButtonAction = Action & { readonly about?: string };

/** A link that looks like a button. Use one "primary" per section; "secondary" goes beside it. */
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

/** The submit button of a form. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={`${styles.button} ${styles.wanted}`}>
      {children}
    </button>
  );
}

/** Buttons in a row that wraps. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
