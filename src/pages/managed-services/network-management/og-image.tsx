import { point } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** A network map from the firewall to the endpoints. One hop is slower than the others. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <g fill={colors.primary} stroke={accent} strokeWidth="7">
    <path
      d="M220 78C220 150 122 130 122 214M220 78C220 150 318 130 318 214M122 214C122 290 64 290 64 366M122 214C122 290 168 290 168 366M318 214C318 290 272 290 272 366"
      fill="none"
    />
    <path d="M318 214C318 290 376 290 376 366" stroke={colors.highlight} fill="none" />
    <circle cx="220" cy="78" r="40" fill={accent} />
    <path d="M220 58l17 6v13q0 14-17 21q-17-7-17-21V64z" stroke="none" />
    <circle cx="122" cy="214" r="31" />
    <circle cx="318" cy="214" r="31" />
    <circle cx="64" cy="366" r="26" />
    <circle cx="168" cy="366" r="26" />
    <circle cx="272" cy="366" r="26" />
    <circle cx="376" cy="366" r="26" stroke={colors.highlight} />
    <path
      d={[122, 318].map((x) => `M${x - 12} 207h24m0 14h-24`).join("")}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d={[64, 168, 272].map((x) => point(x, 366)).join("")}
      strokeWidth="18"
      strokeLinecap="round"
    />
    <path d={point(376, 366)} stroke={colors.highlight} strokeWidth="18" strokeLinecap="round" />
  </g>
);
