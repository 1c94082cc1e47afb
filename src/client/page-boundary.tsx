import { Component, type CSSProperties, type ReactNode } from "react";
import { company } from "~/site/company";
import { home } from "~/site/routes";
import { pageFailed } from "./content";

const frame: CSSProperties = {
  background: "var(--surface)",
  color: "var(--text)",
  padding: "clamp(64px, 12vw, 144px) var(--gutter)",
};
const links: CSSProperties = { display: "grid", gap: "12px" };
const width: CSSProperties = { maxInlineSize: "1200px", marginInline: "auto" };

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
      <section data-surface="inverse" style={frame}>
        <div style={width}>
          <h1 tabIndex={-1}>{pageFailed.heading}</h1>
          <p style={{ marginBlock: "24px" }}>{pageFailed.text}</p>
          <ul role="list" style={links}>
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
              <a href={company.phone.href}>
                {pageFailed.call} {company.phone.text}
              </a>
            </li>
          </ul>
        </div>
      </section>
    );
  }
}
