import "~/styles/tokens.css";
import "~/styles/base.css";
import "~/styles/print.css";
import type { ReactNode } from "react";
import type { Target } from "~/site/routes";
import { Footer } from "./Footer";
import { Header } from "./Header";
import styles from "./Layout.module.css";
import { CurrentPage } from "./NavLink";

/**
 * What stands around every page: skip link, header, main, footer. Rendered at build time only; in the
 * browser React takes `main` when the visitor moves on. `page` is the open page, or none for the
 * fallback.
 */
export function Layout({ page, children }: { page: Target | undefined; children: ReactNode }) {
  return (
    <CurrentPage value={page}>
      <a className={styles.skip} href="#root">
        Skip to content
      </a>
      <Header />
      <main id="root" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </CurrentPage>
  );
}
