import { ArrowUpRight } from "lucide";
import type { ReactNode } from "react";
import type { Destination } from "~/content-types";
import { pathTo } from "~/lib/routes";
import { leavesSite } from "~/site/words/links-and-lists";
import { Icon } from "./Icon";
import styles from "./Link.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/** The href of a destination. */
export const addressOf = ({ to, article, anchor, href }: Destination): string =>
  to === undefined
    ? href
    : pathTo(to) + (article ? `/${article}` : "") + (anchor ? `#${anchor}` : "");

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
  const outside = isOutside(destination);
  return (
    <a
      className={outside ? `${styles.outside} ${className ?? ""}`.trim() : className}
      href={addressOf(destination)}
      rel={outside ? "noreferrer" : undefined}
      aria-current={current ? "page" : undefined}
    >
      {children}
      {outside && (
        <>
          <Icon of={ArrowUpRight} size={16} />
          <VisuallyHidden>{leavesSite}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
