import { Component, type CSSProperties, type ReactNode } from "react";
import { company } from "~/site/company";
import { home } from "~/site/routes";
import { pageFailed } from "./content";

const frame: CSSProperties = {
  background: "var(--surface)",
  color: "var(--text)",
  padding: "clamp(64px, 12vw, 144px) var(--gutter)",
};
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
          <p style={{ marginBlock: "24px" }}>
            {pageFailed.text}
            <a href={location.href} target="_self">
              {pageFailed.reload}
            </a>
            , go{" "}
            <a href={home.path} target="_self">
              {pageFailed.home}
            </a>{" "}
            or call <a href={company.phone.href}>{company.phone.text}</a>.
          </p>
        </div>
      </section>
    );
  }
}
