import { ArrowUpRight } from "lucide";
import type { ReactNode } from "react";
import type { Destination } from "~/content-types";
import { pathTo } from "~/site/routes";
import { Icon } from "./Icon";
import styles from "./Link.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/** Address of a destination: the path of a page, or the address it names itself. */
const addressOf = (destination: Destination): string =>
  destination.to === undefined ? destination.href : pathTo(destination.to);

/** True if a link to the destination leaves this site. */
export const isOutside = ({ href }: Destination): boolean => href?.startsWith("https:") ?? false;

/**
 * A link in running text. A plain anchor: it works before the script, which speeds it up later. One
 * to another site says so and does not tell that site where the visitor comes from.
 */
export function Link({
  className,
  children,
  current = false,
  ...destination
}: Destination & {
  className?: string | undefined;
  children: ReactNode;
  /** True if it leads to the page it stands on. */
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
