import type { ReactNode } from "react";
import type { Target } from "~/content-types";
import { familyOf } from "~/lib/routes";
import { CurrentPage } from "~/ui/current-page";

export type PageFrameProps = {
  /** undefined for a document without a row in the route table. */
  page: Target | undefined;
  children: ReactNode;
};

/** What is around every page, in its document and in the app: its family colors what is on it. */
export function PageFrame({ page, children }: PageFrameProps) {
  const family = familyOf(page);
  return (
    <CurrentPage value={page}>
      {family ? <div data-family={family}>{children}</div> : children}
    </CurrentPage>
  );
}
