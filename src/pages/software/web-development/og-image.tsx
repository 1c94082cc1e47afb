import { point } from "~/illustrations/draw";
import { colors, type OgDrawing } from "~/illustrations/og-drawing";

/** A page in a browser window with one measured element. */
export const OgIllustration: OgDrawing = ({ accent }) => (
  <>
    <rect x="34" y="56" width="372" height="328" rx="20" fill={colors.onPrimary} />
    <path d="M34 104V76a20 20 0 0 1 20-20H386a20 20 0 0 1 20 20v28z" fill={colors.onPrimaryMuted} />
    <g strokeLinecap="round">
      <path d="M62 80h.01m24 0h.01m24 0h.01" stroke={colors.neutral} strokeWidth="13" />
      <path d="M74 154h98" stroke={colors.primary} strokeWidth="24" />
      <path d="M69 190h110M69 214h84" stroke={colors.onPrimaryMuted} strokeWidth="14" />
    </g>
    <rect x="62" y="240" width="90" height="36" rx="10" fill={colors.highlight} />
    <path
      d="M62 384v-72a10 10 0 0 1 10-10h77a10 10 0 0 1 10 10v72zM172 384v-72a10 10 0 0 1 10-10h77a10 10 0 0 1 10 10v72zM282 384v-72a10 10 0 0 1 10-10h76a10 10 0 0 1 10 10v72z"
      fill={colors.onPrimaryMuted}
    />
    <path d="M214 142H378V276H214z" fill={colors.primaryRaised} />
    <path d="M214 244c26-22 46-28 72-22c40 9 50-52 92-60v114H214z" fill={accent} />
    <path d="M214 142H378V276H214z" stroke={accent} strokeWidth="4" />
    <path
      d={[point(214, 142), point(378, 142), point(214, 276), point(378, 276)].join("")}
      stroke={accent}
      strokeWidth="18"
      strokeLinecap="square"
    />
  </>
);
