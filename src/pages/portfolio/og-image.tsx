import { accents, colors, type OgDrawing } from "~/illustrations/og-drawing";

/** Project illustrations in two columns, with tabs above the second one. */
export const OgIllustration: OgDrawing = () => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <rect x="228" y="34" width="84" height="36" rx="18" fill={colors.highlight} />
    <rect x="324" y="36" width="80" height="32" rx="16" stroke={colors.neutral} strokeWidth="4" />
    <g transform="translate(34 34)">
      <rect width="178" height="152" rx="16" fill={accents.software} />
      <path
        d="M28 122C66 122 56 74 92 84S126 90 132 70"
        stroke={colors.primary}
        strokeWidth="7"
        strokeDasharray="1 15"
      />
      <path d="M134 66c-16-18-22-26-22-34a22 22 0 0 1 44 0c0 8-6 16-22 34z" fill={colors.primary} />
    </g>
    <g transform="translate(34 202)">
      <rect width="178" height="152" rx="16" fill={accents.microsoft} />
      <path
        d="M40 116V92M73 116V70M106 116V82M139 116V42"
        stroke={colors.primary}
        strokeWidth="20"
      />
    </g>
    <path d="M41 376H150M41 398H108" stroke={colors.neutral} strokeWidth="12" />
    <g transform="translate(228 86)">
      <rect width="178" height="152" rx="16" fill={colors.onPrimaryMuted} />
      <circle cx="122" cy="50" r="22" fill={colors.onPrimary} />
      <path
        d="M0 112L56 58 102 104 130 80 178 124V136a16 16 0 0 1-16 16H16A16 16 0 0 1 0 136z"
        fill={colors.neutral}
      />
    </g>
    <g transform="translate(228 254)">
      <rect width="178" height="152" rx="16" fill={accents.managed} />
      <path d="M30 76L89 34l59 42" stroke={colors.primary} strokeWidth="12" />
      <path d="M50 80L89 54l39 26v42H50z" fill={colors.primary} />
    </g>
  </g>
);
