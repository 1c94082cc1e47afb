import { createContext, type ReactNode, useContext } from "react";
import type { Destination } from "~/content-types";
import type { Target } from "~/site/routes";
import { Link } from "~/ui/Link";

/** The page that is being rendered, so that links to it can say so. */
export const CurrentPage = createContext<Target | undefined>(undefined);

/** A link of header or footer, marked when it leads to the current page. */
export function NavLink(
  props: Destination & { className?: string | undefined; children: ReactNode },
) {
  const page = useContext(CurrentPage);
  return <Link {...props} current={page !== undefined && props.to === page} />;
}
