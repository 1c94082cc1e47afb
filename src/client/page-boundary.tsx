import { Component, type CSSProperties, type ReactNode } from "react";
import { company } from "~/site/company";
import { home } from "~/site/routes";

const frame: CSSProperties = {
  background: "var(--surface)",
  color: "var(--text)",
  padding: "clamp(64px, 12vw, 144px) var(--gutter)",
};
const width: CSSProperties = { maxInlineSize: "1200px", marginInline: "auto" };

/**
 * Stands in for a page that throws while React shows it: offers the page again as the plain document
 * it also is, and a way home. The links name a target, so they are not followed in the app.
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
          <h1 tabIndex={-1}>This page did not open.</h1>
          <p style={{ marginBlock: "24px" }}>
            Something in it failed here. As a plain document it works:{" "}
            <a href={location.href} target="_self">
              open it again
            </a>
            , go{" "}
            <a href={home.path} target="_self">
              home
            </a>{" "}
            or call <a href={company.phone.href}>{company.phone.text}</a>.
          </p>
        </div>
      </section>
    );
  }
}
