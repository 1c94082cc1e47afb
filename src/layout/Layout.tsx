import "~/styles/tokens.css";
import "~/styles/dark.css";
import "~/styles/base.css";
import "~/styles/hyphens.css";
import "~/styles/print.css";
import { isPast } from "~/lib/day";
import { announcement, header } from "~/site/words/header-and-footer";
import { CurrentPage } from "~/ui/current-page";
import { Announcement } from "./Announcement";
import { Footer } from "./Footer";
import { Header } from "./Header";
import styles from "./Layout.module.css";
import { PageFrame, type PageFrameProps } from "./PageFrame";

/**
 * The frame around a page: skip link, announcement, header, main, footer. Rendered at build time only; in the
 * browser React renders into `main` after the first in-app navigation.
 */
export function Layout({ page, children }: PageFrameProps) {
  return (
    <CurrentPage value={page}>
      <a className={styles.skip} href="#root">
        {header.skipLink}
      </a>
      {announcement && !isPast(announcement.lastDay) && <Announcement {...announcement} />}
      <Header />
      <main id="root" tabIndex={-1}>
        <PageFrame page={page}>{children}</PageFrame>
      </main>
      <Footer />
    </CurrentPage>
  );
}
