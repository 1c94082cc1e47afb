import "~/styles/tokens.css";
import "~/styles/dark.css";
import "~/styles/base.css";
import "~/styles/print.css";
import type { ReactNode } from "react";
import type { Target } from "~/site/routes";
import { header } from "./content";
import { Footer } from "./Footer";
import { Header } from "./Header";
import styles from "./Layout.module.css";
import { CurrentPage } from "./NavLink";

/**
 * The frame around a page: skip link, header, main, footer. Rendered at build time only; in the
 * browser React renders into `main` after the first in-app navigation. `page` is undefined for the
 * fallback.
 */
export function Layout({ page, children }: { page: Target | undefined; children: ReactNode }) {
  return (
    <CurrentPage value={page}>
      <a className={styles.skip} href="#root">
        {header.skipLink}
      </a>
      <Header />
      <main id="root" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </CurrentPage>
  );
}
