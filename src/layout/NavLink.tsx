import { type ReactNode, useContext } from "react";
import type { Destination } from "~/content-types";
import { CurrentPage } from "~/ui/current-page";
import { Link } from "~/ui/Link";

/** A link of header or footer, with aria-current on its own page, unless it leads to a part of it. */
export function NavLink(
  props: Destination & { className?: string | undefined; children: ReactNode },
) {
  const page = useContext(CurrentPage);
  return (
    <Link
      {...props}
      current={page !== undefined && props.to === page && !props.anchor && !props.article}
    />
  );
}
