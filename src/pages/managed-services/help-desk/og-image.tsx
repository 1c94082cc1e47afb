import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** A queue of tickets. The bar of the first shows that little of its response time has passed. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <>
    <g fill={colors.primary} strokeWidth="4">
      <rect x="94" y="52" width="252" height="120" rx="20" stroke={colors.solidLine} />
      <rect x="64" y="84" width="312" height="120" rx="22" stroke={colors.neutral} />
      <rect x="36" y="120" width="368" height="268" rx="24" stroke={accent} />
    </g>
    <circle cx="98" cy="186" r="32" fill={accent} />
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M84 187l10 10 19-21" stroke={colors.primary} strokeWidth="7" />
      <path d="M160 174H352" stroke={colors.onPrimary} strokeWidth="16" />
      <path d="M160 204H268" stroke={colors.neutral} strokeWidth="16" />
      <path d="M88 272h76" stroke={colors.solidLine} strokeWidth="44" />
      <path d="M300 272h64" stroke={colors.neutral} strokeWidth="16" />
      <path d="M76 342H364" stroke={colors.solidLine} strokeWidth="16" />
      <path d="M76 342H158" stroke={accent} strokeWidth="16" />
    </g>
  </>
);
