import { createContext, type ReactNode, useContext } from "react";
import { pathTo, type Target } from "~/site/routes";

/** The page that is being rendered, so that links to it can say so. */
export const CurrentPage = createContext<Target | undefined>(undefined);

/** A link of header or footer, marked when it leads to the current page. */
export function NavLink({
  to,
  className,
  children,
}: {
  to: Target;
  className?: string | undefined;
  children: ReactNode;
}) {
  const current = useContext(CurrentPage) === to;
  return (
    <a className={className} href={pathTo(to)} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}
