import "~/styles/tokens.css";
import "~/styles/dark.css";
import "~/styles/base.css";
import "~/styles/print.css";
import type { ReactNode } from "react";
import type { Target } from "~/content-types";
import { Announcement } from "./Announcement";
import { isOver } from "./check-announcement";
import { announcement, header } from "./content";
import { Footer } from "./Footer";
import { Header } from "./Header";
import styles from "./Layout.module.css";
import { CurrentPage } from "./NavLink";

type LayoutProps = {
  /** undefined for the fallback. */
  page: Target | undefined;
  /** The day of the build, after which an announcement may be over. */
  today: Date;
  children: ReactNode;
};

/**
 * The frame around a page: skip link, announcement, header, main, footer. Rendered at build time only; in the
 * browser React renders into `main` after the first in-app navigation.
 */
export function Layout({ page, today, children }: LayoutProps) {
  return (
    <CurrentPage value={page}>
      <a className={styles.skip} href="#root">
        {header.skipLink}
      </a>
      {announcement && !isOver(announcement, today) && <Announcement {...announcement} />}
      <Header />
      <main id="root" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </CurrentPage>
  );
}
