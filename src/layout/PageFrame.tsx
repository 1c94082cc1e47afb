import type { ReactNode } from "react";
import type { Family, Target } from "~/content-types";
import { CurrentPage } from "~/ui/current-page";

type PageFrameProps = {
  /** undefined for the fallback. */
  page: Target | undefined;
  /** The family whose menu lists the page, if there is one. It colors what is on the page. */
  family: Family | undefined;
  children: ReactNode;
};

/** What is around every page, in its document and in the app. */
export const PageFrame = ({ page, family, children }: PageFrameProps) => (
  <CurrentPage value={page}>
    {family ? <div data-family={family}>{children}</div> : children}
  </CurrentPage>
);
