import { ArrowUpRight } from "lucide";
import type { ReactNode } from "react";
import type { Destination } from "~/content-types";
import { pathTo } from "~/site/routes";
import { Icon } from "./Icon";
import styles from "./Link.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/** The href of a destination. */
const addressOf = (destination: Destination): string =>
  destination.to === undefined ? destination.href : pathTo(destination.to);

/** Whether a destination is on another site. */
export const isOutside = ({ href }: Destination): boolean => href?.startsWith("https:") ?? false;

/**
 * A link. Renders a plain anchor, which client/in-app-links.ts follows in the app once it has started. A
 * link to another site is marked as such and sends no referrer.
 */
export function Link({
  className,
  children,
  current = false,
  ...destination
}: Destination & {
  className?: string | undefined;
  children: ReactNode;
  /** True if it leads to the page that it is on. */
  current?: boolean;
}) {
  const href = addressOf(destination);
  if (isOutside(destination)) {
    return (
      <a className={`${styles.outside} ${className ?? ""}`.trim()} href={href} rel="noreferrer">
        {children}
        <Icon of={ArrowUpRight} size={16} />
        <VisuallyHidden>, leaves this site</VisuallyHidden>
      </a>
    );
  }
  return (
    <a className={className} href={href} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}
