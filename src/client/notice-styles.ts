import type { CSSProperties } from "react";

/**
 * Inline styles of what is shown when a page can't be: nothing can be fetched then, and no document should
 * carry rules that hardly any visitor needs.
 */
export const noticeStyles = {
  panel: { background: "var(--surface)", color: "var(--text)" },
  dialog: {
    padding: "32px",
    margin: "auto",
    maxInlineSize: "min(30rem, 90vw)",
    border: "1px solid var(--rule)",
    borderRadius: "var(--radius-card)",
  },
  page: { padding: "clamp(64px, 12vw, 144px) var(--side)" },
  text: { marginBlock: "12px 20px" },
  list: { display: "grid", gap: "12px" },
  button: {
    padding: "12px 20px",
    borderRadius: "var(--radius-control)",
    background: "var(--cta)",
    color: "var(--on-cta)",
    fontWeight: "600",
  },
} as const satisfies Record<string, CSSProperties>;
