import { Component, type ReactNode } from "react";
import { phoneHref } from "~/lib/hrefs";
import { home } from "~/lib/routes";
import { company } from "~/site/company";
import { pageFailed } from "~/site/words/notices";
import { noticeStyles } from "./notice-styles";

/**
 * Replaces a page that throws while React renders it, with links to its document and to Home. The
 * links have target="_self", so that they load documents instead of being followed in the app.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section data-surface="inverse" style={{ ...noticeStyles.panel, ...noticeStyles.page }}>
        <h1 tabIndex={-1}>{pageFailed.heading}</h1>
        <p style={noticeStyles.text}>{pageFailed.text}</p>
        <ul role="list" style={noticeStyles.list}>
          <li>
            <a href={location.href} target="_self">
              {pageFailed.reload}
            </a>
          </li>
          <li>
            <a href={home.path} target="_self">
              {pageFailed.home}
            </a>
          </li>
          <li>
            <a href={phoneHref(company.phone)}>
              {pageFailed.call} {company.phone.text}
            </a>
          </li>
        </ul>
      </section>
    );
  }
}
