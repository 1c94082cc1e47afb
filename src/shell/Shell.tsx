import "~/styles/tokens.css";
import "~/styles/base.css";
import type { Target } from "~/site/routes";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { CurrentPage } from "./NavLink";
import styles from "./Shell.module.css";

/**
 * What stands around every page: skip link, header, main, footer. Rendered at build time only;
 * React hydrates #root alone. `page` names the page in `html`, or nothing for the fallback.
 */
export function Shell({ page, html }: { page: Target | undefined; html: string }) {
  return (
    <CurrentPage value={page}>
      <a className={styles.skip} href="#root">
        Skip to content
      </a>
      <Header />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own prerendered markup */}
      <main id="root" tabIndex={-1} data-page={page} dangerouslySetInnerHTML={{ __html: html }} />
      <Footer />
    </CurrentPage>
  );
}
