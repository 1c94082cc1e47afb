import { colors, type OgDrawing } from "~/illustrations/og-drawing";

const notes = [154, 226, 298];

/** Notes wait on a phone without signal; right of the dashed line they are sent. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path
      d={notes.map((y) => `M204 ${y}h32`).join("")}
      stroke={colors.neutral}
      strokeWidth="9"
      strokeDasharray="0 16"
    />
    <path
      d="M272 154C306 154 284 200 316 200M272 226H316M272 298C306 298 284 252 316 252"
      stroke={colors.success}
      strokeWidth="7"
    />
    <path d="M254 58V382" stroke={colors.neutral} strokeWidth="4" strokeDasharray="12 14" />
    <g fill={colors.primary} strokeWidth="6">
      <rect x="37" y="37" width="150" height="366" rx="32" stroke={accent} />
      <path
        d="M328 172v-54q0-12 12-12h36q12 0 12 12v54zM328 280v54q0 12 12 12h36q12 0 12-12v-54z"
        stroke={colors.neutral}
      />
      <rect x="313" y="168" width="90" height="116" rx="26" stroke={colors.success} />
    </g>
    <path d="M340 226l13 13 25-28" stroke={colors.success} strokeWidth="9" />
    <path d={notes.map((y) => `M76 ${y}h.01`).join("")} stroke={accent} strokeWidth="24" />
    <path d="M108 154h46M108 226h28M108 298h40" stroke={colors.neutral} strokeWidth="14" />
    <path d="M72 88h32" stroke={colors.neutral} strokeWidth="14" />
    <path d="M92 372h40" stroke={colors.neutral} strokeWidth="8" />
    <circle cx="150" cy="88" r="18" fill={colors.highlight} />
  </g>
);
