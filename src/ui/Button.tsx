import type { ReactNode } from "react";
import type { Action, IconNode } from "~/content-types";
import styles from "./Button.module.css";
import { Icon } from "./Icon";
import { Link } from "./Link";
import { VisuallyHidden } from "./VisuallyHidden";

/** An action, perhaps with an icon; `about` adds words to its label for screen readers. */
export type ButtonAction = Action & {
  readonly about?: string;
  readonly icon?: IconNode;
  readonly variant?: "primary" | "secondary";
};

/** A link that looks like a button. Use one "primary" per section; "secondary" goes beside it. */
export function ButtonLink({
  label,
  variant = "primary",
  icon,
  about,
  ...destination
}: ButtonAction) {
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
    <button type="submit" className={`${styles.button} ${styles.primary} ${styles.submit}`}>
      {children}
    </button>
  );
}

/** Links as buttons; the first one is primary, unless its variant says otherwise. */
export const ButtonLinks = ({ actions }: { actions: readonly ButtonAction[] }) =>
  actions.map((action, index) => (
    <ButtonLink key={action.label} variant={index === 0 ? "primary" : "secondary"} {...action} />
  ));
