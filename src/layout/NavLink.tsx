import { createContext, type ReactNode, useContext } from "react";
import type { Destination, Target } from "~/content-types";
import { Link } from "~/ui/Link";

/** Target of the page that is being rendered, for aria-current. */
export const CurrentPage = createContext<Target | undefined>(undefined);

/** A link of header or footer, with aria-current on its own page, unless it leads to a part of it. */
export function NavLink(
  props: Destination & { className?: string | undefined; children: ReactNode },
) {
  const page = useContext(CurrentPage);
  return <Link {...props} current={page !== undefined && props.to === page && !props.anchor} />;
}
