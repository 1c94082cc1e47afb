import type { ReactNode } from "react";
import type { Destination } from "~/records";
import { pathTo } from "~/site/routes";

/** Address of a destination: the path of a page, or the anchor, telephone or mail address itself. */
const addressOf = (destination: Destination): string =>
  destination.to === undefined ? destination.href : pathTo(destination.to);

/** A link in running text. A plain anchor: it works before the script, which speeds it up later. */
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
  return (
    <a
      className={className}
      href={addressOf(destination)}
      aria-current={current ? "page" : undefined}
    >
      {children}
    </a>
  );
}
